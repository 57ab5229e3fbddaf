internal import HeadlessKit
package import Matrix
package import Scripts

/// What opens cells: the only module that links them, each feature in a file of its own.
@MainActor
package enum Catalogue {
    /// Makes what opens a screen, apart from opening it.
    typealias Preparation = @MainActor (Opening) -> @MainActor () -> Stage

    /// What opens the cells of one feature.
    struct Entry {
        let cells: [Variant: Preparation]
        /// The reference, compiled a second time under another name. Whatever differs between the
        /// two is noise.
        let control: Preparation

        /// - Parameters:
        ///   - environment: makes the world around a cell.
        ///   - cells: make the screens of cells.
        init<Environment: ScriptEnvironment>(
            environment: @escaping @MainActor (Opening) -> Environment,
            cells: [Variant: @MainActor (Environment) -> ViewController],
            control: @escaping @MainActor (Environment) -> ViewController
        ) {
            func preparation(
                _ screen: @escaping @MainActor (Environment) -> ViewController
            ) -> Preparation {
                { opening in
                    let environment = environment(opening)
                    return { Stage(environment: environment, screen: screen) }
                }
            }
            self.cells = cells.mapValues(preparation)
            self.control = preparation(control)
        }
    }

    /// Every feature of the matrix.
    private static let entries: [Feature: Entry] = [
        .greeting: greeting,
        .digit: digit,
        .blogFeed: blogFeed,
        .comments: comments,
        .people: people,
        .voice: voice,
        .relay: relay,
        .binding: binding,
    ]

    /// What of the matrix cannot be opened, each with the line that is missing.
    package static var gaps: [String] {
        Feature.all.flatMap { feature -> [String] in
            let file = "Sources/Catalogue/Catalogue+\(feature.moduleName).swift"
            guard let entry = entries[feature] else {
                return [
                    "\(feature) cannot be opened: add it to `entries` in "
                        + "Sources/Catalogue/Catalogue.swift, as \(file) opens it."
                ]
            }
            return feature.variants.filter { entry.cells[$0] == nil }.map {
                "\(feature) \($0.title) cannot be opened: add it to `cells` in \(file)."
            }
        }
    }

    fileprivate static func entry(of feature: Feature) -> Entry {
        guard let entry = entries[feature] else { fatalError(gaps.joined(separator: "\n")) }
        return entry
    }
}

extension Cell {
    /// Opens the cell's screen in an environment of its own.
    @MainActor
    package func open(_ opening: Opening) -> Stage {
        prepare(opening)()
    }

    /// Makes an environment in which the cell's screen can be opened, also several times, so that
    /// making it can stay outside of what is timed.
    @MainActor
    package func prepare(_ opening: Opening) -> @MainActor () -> Stage {
        guard let preparation = Catalogue.entry(of: feature).cells[variant] else {
            fatalError(Catalogue.gaps.joined(separator: "\n"))
        }
        return preparation(opening)
    }
}

extension Feature {
    /// Makes an environment for the control.
    @MainActor
    package func prepareControl(_ opening: Opening) -> @MainActor () -> Stage {
        Catalogue.entry(of: self).control(opening)
    }
}
