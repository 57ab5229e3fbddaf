internal import HeadlessKit
package import Matrix
package import Scenarios
package import StateManagement

/// The assembly of all implementations: the only module that links them, each feature in a file of
/// its own.
@MainActor
package enum ImplementationRegistry {
    /// Creates an environment and returns a function that opens a screen in it.
    typealias Preparation =
        @MainActor (Opening, _ startsTasks: Bool) -> @MainActor () -> Stage

    /// Creates an environment and returns a function that opens a screen in it with an archive.
    typealias Restoration =
        @MainActor (Opening, _ startsTasks: Bool) -> @MainActor (StateArchive) -> Stage

    /// Functions that create the screens of the variants in an environment.
    struct Screens<Environment>: ExpressibleByDictionaryLiteral {
        typealias Screen = @MainActor (Environment) -> UIViewController

        /// The screens of the variants that can build a screen again from its archived states.
        var restorable: [Variant: @MainActor (Environment, StateArchive?) -> UIViewController] = [:]
        private var others: [Variant: Screen]

        init(dictionaryLiteral elements: (Variant, Screen)...) {
            others = Dictionary(uniqueKeysWithValues: elements)
        }

        subscript(variant: Variant) -> Screen? {
            get { others[variant] }
            set { others[variant] = newValue }
        }

        /// The screens of all variants, each in its initial state.
        var all: [Variant: Screen] {
            var all = others
            for (variant, screen) in restorable { all[variant] = { screen($0, nil) } }
            return all
        }
    }

    /// The functions that open the implementations of one feature.
    struct Entry {
        let implementations: [Variant: Preparation]
        /// The implementations whose screens can be restored.
        let restorations: [Variant: Restoration]
        /// The baseline, compiled a second time under another name. Differences between the two
        /// are noise.
        let control: Preparation

        /// - Parameters:
        ///   - environment: creates the environment of an implementation.
        ///   - screens: the screens of the variants that this build contains.
        init<Environment: ScenarioEnvironment>(
            environment: @escaping @MainActor (Opening) -> Environment,
            screens: Screens<Environment>,
            control: @escaping @MainActor (Environment) -> UIViewController
        ) {
            func preparation(
                _ screen: @escaping @MainActor (Environment) -> UIViewController
            ) -> Preparation {
                { opening, startsTasks in
                    let environment = environment(opening)
                    return {
                        Stage(environment: environment, startsTasks: startsTasks, screen: screen)
                    }
                }
            }
            implementations = screens.all.mapValues(preparation)
            restorations = screens.restorable.mapValues { screen in
                { opening, startsTasks in
                    let environment = environment(opening)
                    return { archive in
                        Stage(environment: environment, startsTasks: startsTasks) {
                            screen($0, archive)
                        }
                    }
                }
            }
            self.control = preparation(control)
        }
    }

    /// Returns the functions that open the implementations of a feature; `nil` if its environment
    /// is not an ``EnvironmentOfImplementations``.
    fileprivate static func entry(of feature: Feature) -> Entry? {
        (feature.environment as? any EnvironmentOfImplementations.Type)?.entry
    }

    /// Returns the variants of the matrix that are missing here, each with the edit that adds it.
    package static var gaps: [String] {
        Feature.all.flatMap { feature in
            let file =
                "Sources/Subject/ImplementationRegistry/ImplementationRegistry+\(feature.moduleName).swift"
            guard let entry = entry(of: feature) else {
                return ["\(feature) cannot be opened: add the screens of its variants in \(file)."]
            }
            return feature.variants.filter { entry.implementations[$0] == nil }.map {
                "\(feature) \($0.title) cannot be opened: add it to `screens` in \(file)."
            }
        }
    }
}

/// The environment of a feature, with the functions that open its implementations.
@MainActor
protocol EnvironmentOfImplementations: ScenarioEnvironment {
    static var entry: ImplementationRegistry.Entry { get }
}

extension Implementation {
    /// Opens the screen of the implementation in a new environment.
    @MainActor
    package func open(_ opening: Opening) -> Stage {
        prepare(opening)()
    }

    /// Creates an environment and returns a function that opens the implementation's screen in it.
    /// The function can be called several times, so that the environment is created outside of the
    /// timed part.
    @MainActor
    package func prepare(_ opening: Opening) -> @MainActor () -> Stage {
        guard let preparation = ImplementationRegistry.entry(of: feature)?.implementations[variant]
        else {
            fatalError(ImplementationRegistry.gaps.joined(separator: "\n"))
        }
        return preparation(opening, startsTasks(in: opening))
    }

    /// A function that creates an environment and returns a function, which opens the screen of the
    /// implementation in it with an archive; `nil` if the implementation cannot restore its screen.
    /// The second function can be called again after the screen was closed.
    @MainActor
    package var restoration: (@MainActor (Opening) -> @MainActor (StateArchive) -> Stage)? {
        guard let restoration = ImplementationRegistry.entry(of: feature)?.restorations[variant]
        else { return nil }
        return { restoration($0, startsTasks(in: $0)) }
    }
}

extension Implementation {
    /// Returns whether the scene that an opening selects starts tasks.
    private func startsTasks(in opening: Opening) -> Bool {
        guard let scene = feature.reuseScene,
            opening.text("scene", default: "") == scene.lowercased()
        else { return architecture.startsTasks }
        return ([self] + allTaken).contains(where: \.architecture.startsTasks)
    }
}

extension Feature {
    /// Creates an environment for the A/A control and returns a function that opens its screen.
    @MainActor
    package func prepareControl(_ opening: Opening) -> @MainActor () -> Stage {
        guard let entry = ImplementationRegistry.entry(of: self) else {
            fatalError(ImplementationRegistry.gaps.joined(separator: "\n"))
        }
        return entry.control(opening, implementations[0].architecture.startsTasks)
    }
}
