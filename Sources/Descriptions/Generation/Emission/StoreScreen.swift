internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state for each action and returns effects, which ask the services. The
/// view observes the parts of the state that it shows.
struct StoreScreen: ArchitectureScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }

    /// The taps that ask services.
    var asking: [ElementsScreen.Tap] {
        screen.taps.filter { !$0.interaction.services.isEmpty }
    }

    var files: [GeneratedFile] {
        [assembly, action] + (asking.isEmpty ? [] : [effect, handler]) + [
            state, reducer, controller,
        ]
    }

    private var effectType: String { asking.isEmpty ? "Never" : "\(type)Effect" }

    private var assembly: GeneratedFile {
        let handler = """
            let handler = \(screen.creation(of: "\(type)EffectHandler"))

            """
        return screen.assembly(
            imports: ["package import StateManagement"],
            body: """
                /// - Parameter archive: the states of an earlier screen, and later those of this one.
                package static func screen(
                    _ dependencies: \(type)Dependencies,
                    archive: StateArchive? = nil
                ) -> UIViewController {
                    \(asking.isEmpty ? "" : handler)let store = Store(
                        archive?.state() ?? \(type)State(),
                        reduce: \(type)Reducer.reduce,
                        perform: \(asking.isEmpty ? "{ _, _ in }" : "handler.perform")
                    )
                    archive?.add(store)
                    return \(type)ViewController(store: store)
                }
                """
        )
    }

    // MARK: - Names

    func tapped(_ tap: ElementsScreen.Tap) -> String { "\(tap.button.member)Tapped" }

    /// The effect of a tap, such as `readPerson` or `readNextDigit`.
    private func read(_ tap: ElementsScreen.Tap) -> String {
        tap.interaction.changes.isEmpty
            ? "read" + (tap.interaction.fetch ?? "").dropFirst("fetch".count)
            : "read\(valuesOfChange(tap))"
    }

    /// The action with what the services have given, such as `personRead` or `digitRead`.
    private func wasRead(_ tap: ElementsScreen.Tap) -> String {
        let name =
            tap.interaction.changes.isEmpty
            ? (tap.interaction.didFetch ?? "").dropFirst("didFetch".count)
            : valuesOfChange(tap)[...]
        return name.prefix(1).lowercased() + name.dropFirst() + "Read"
    }

    /// The values that the services give at a tap that changes the state, too, such as `DigitAtMore`.
    private func valuesOfChange(_ tap: ElementsScreen.Tap) -> String {
        let values = tap.interaction.services.map(\.value.type).joined(separator: "And")
        return "\(values)At\(tap.button.type)"
    }

    private func valueTypes(_ tap: ElementsScreen.Tap) -> [String] {
        tap.interaction.services.map { service in
            switch service.kind {
            case .current(let name): name.type
            case .next: "Int?"
            }
        }
    }

    // MARK: - Actions and effects

    private var action: GeneratedFile {
        let entities = asking.contains { tap in
            tap.interaction.services.contains { if case .current = $0.kind { true } else { false } }
        }
        let cases =
            screen.taps.map { "case \(tapped($0))" }
            + asking.map { tap in
                let none = tap.interaction.numbers.map {
                    "; `nil` if there is no \($0.text)"
                }
                let comment =
                    none.isEmpty
                    ? "" : "/// Answers ``\(type)Effect/\(read(tap))``\(none.joined())."
                return SwiftCode.lines(
                    comment,
                    "case \(wasRead(tap))(\(valueTypes(tap).joined(separator: ", ")))"
                )
            }
        return screen.file(
            "Action",
            entities ? ["internal import Model"] : [],
            SwiftCode.block("enum \(type)Action: Equatable", SwiftCode.lines(cases))
        )
    }

    private var effect: GeneratedFile {
        screen.file(
            "Effect",
            [],
            "/// The requests of the reducer.\n"
                + SwiftCode.block(
                    "enum \(type)Effect: Equatable",
                    SwiftCode.lines(asking.map { "case \(read($0))" })
                )
        )
    }

    private var handler: GeneratedFile {
        let cases = asking.map { tap in
            let values = tap.interaction.services.map { service in
                switch service.kind {
                case .current(let name): "\(service.name.member).\(name.member)"
                case .next(let name, _, _): "\(service.name.member).next\(name.type)()"
                }
            }
            return "case .\(read(tap)): send(.\(wasRead(tap))(\(values.joined(separator: ", "))))"
        }
        return screen.file(
            "EffectHandler",
            ["internal import Model"],
            """
            /// Performs the effects with the services of the screen.
            @MainActor
            struct \(type)EffectHandler {
            \(screen.serviceProperties("let"))

            func perform(_ effect: \(type)Effect, send: @MainActor (\(type)Action) -> Void) {
            switch effect {
            \(SwiftCode.lines(cases))
            }
            }
            }
            """
        )
    }

    // MARK: - State

    private var state: GeneratedFile {
        let shown = screen.description.shownLabels.map { "var \($0.member) = \"\"" }
        let texts = screen.boundProperties { "var \($0.member)" }
        return screen.file(
            "State",
            [],
            """
            /// The contents of the screen.
            \(SwiftCode.block(
                "struct \(type)State: Equatable, Codable",
                SwiftCode.sections(
                    SwiftCode.lines([screen.stateProperties("var")] + shown),
                    SwiftCode.lines(texts + [screen.conditions("")]),
                    screen.countTextsOfState
                )
            ))
            """
        )
    }

    // MARK: - Reducer

    private var reducer: GeneratedFile {
        let expression = screen.expression(owner: "state.")
        func show(_ tap: ElementsScreen.Tap) -> [String] {
            screen.show(tap.texts, expression) { "state.\($0.member) = \($1)" }
        }
        let taps = screen.taps.map { tap in
            let asks = !tap.interaction.services.isEmpty
            return SwiftCode.lines(
                ["case .\(tapped(tap)):"]
                    + screen.changes(of: tap, owner: "state.", otherwise: "return []")
                    + (asks ? ["return [.\(read(tap))]"] : show(tap) + ["return []"])
            )
        }
        let answers = asking.map { tap in
            let values = tap.interaction.services.map { "let \($0.value.member)" }
            return SwiftCode.lines(
                ["case .\(wasRead(tap))(\(values.joined(separator: ", "))):"] + show(tap)
                    + ["return []"]
            )
        }
        return screen.file(
            "Reducer",
            asking.isEmpty ? [] : modelImport,
            SwiftCode.block(
                "enum \(type)Reducer",
                SwiftCode.sections(
                    """
                    static func reduce(_ state: inout \(type)State, _ action: \(type)Action) -> [\(effectType)] {
                    switch action {
                    \(SwiftCode.lines(taps + answers))
                    }
                    }
                    """,
                    screen.countTextsOfTaps.replacing(
                        "private func",
                        with: "private static func"
                    )
                )
            )
        )
    }

    /// The import of the entities whose fields the reducer shows.
    private var modelImport: [String] {
        let readsEntity = asking.contains { !screen.reads(of: $0).isEmpty }
        return readsEntity ? ["internal import Model"] : []
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let setup = screen.viewSetup(parent: "view.") { "store.send(.\(tapped($0)))" }
        let observations =
            screen.plan.labels.map {
                SwiftCode.observe($0.member, "$0.\(screen.label($0)).text = $1")
            }
            + screen.limited.map {
                SwiftCode.observe($0.isPossible, "$0.\(screen.button($0)).isEnabled = $1")
            }
        return screen.file(
            "ViewController",
            [
                "internal import \(type)", "internal import HeadlessKit",
                "internal import StateManagement",
            ],
            """
            final class \(type)ViewController: UIViewController {
                private let store: Store<\(type)State, \(type)Action>
                \(screen.viewProperties("private lazy var"))

                \(SwiftCode.initializers(ofController: [("store", "Store<\(type)State, \(type)Action>")]))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setup)
                    \(SwiftCode.lines(observations))
                }
            }
            """
        )
    }

    // MARK: - Tests

    var driver: ScenarioTests.Driver? {
        let handler = "let handler = \(screen.creation(of: "\(type)EffectHandler"))"
        let perform = asking.isEmpty ? "{ _, _ in }" : "handler.perform"
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<\(type)State, \(type)Action>",
            title: asking.isEmpty ? "The reducer" : "The reducer with its effects",
            suite: "\(type)Store",
            imports: ["internal import StateManagement"],
            creation: (asking.isEmpty ? [] : [handler]) + [
                "return Store(\(type)State(), reduce: \(type)Reducer.reduce, perform: \(perform))"
            ],
            statements: { event in
                screen.statements(
                    event,
                    call: { "store.send(.\(tapped($0)))" },
                    text: { "store.state.\($0.member)" },
                    isEnabled: { "store.state.\($0.isPossible)" }
                )
            }
        )
    }
}
