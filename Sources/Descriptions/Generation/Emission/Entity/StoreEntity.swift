internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state for each action and returns effects, which ask the service. The view
/// observes the parts of the state that it shows.
struct StoreEntity: ArchitectureScreen {
    let screen: EntityScreen
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }
    private var asked: EntityScreen.Tap? { screen.asking }

    /// Indicates whether the screen or its form shows messages.
    private var showsMessages: Bool { !screen.taps.isEmpty || screen.hasForm }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        showsMessages ? [SwiftCode.messagesSpy("\(type)ViewSpy")] : []
    }

    var files: [GeneratedFile] {
        [assembly, action, effect, handler, state, reducer, controller]
    }

    // MARK: - Assembly

    /// The statements that create the store.
    ///
    /// - Parameter first: the code of the first state.
    func created(first: String, isTest: Bool) -> [String] {
        let view = isTest ? "view" : screen.hasForm ? "screen?.form?" : "screen?"
        let arguments =
            screen.arguments(screen.requesting)
            + (showsMessages ? ["onMessage: { \(view).showToast($0) }"] : [])
            + screen.openingArguments
        return screen.navigator + [
            "let handler = \(type)EffectHandler(\(arguments.joined(separator: ", ")))",
            "\(isTest ? "return" : "let store =") Store(\n\(first),\nreduce: \(type)Reducer.reduce,\n"
                + "perform: handler.perform\n)",
        ]
    }

    /// The code that creates the state.
    var firstState: String {
        "\(type)State(\(screen.arguments(screen.known).joined(separator: ", ")))"
    }

    private var assembly: GeneratedFile {
        let controller = "\(type)ViewController"
        let returned =
            showsMessages
            ? [
                "let viewController = \(controller)(store: store)", "screen = viewController",
                "return viewController",
            ] : ["return \(controller)(store: store)"]
        return screen.assembly(
            (showsMessages ? ["weak var screen: \(controller)?"] : [])
                + created(first: "archive?.state() ?? \(firstState)", isTest: false)
                + ["archive?.add(store)"] + returned,
            imports: ["package import StateManagement"],
            archive: true
        )
    }

    // MARK: - Actions and effects

    func tapped(_ event: EntityViews.Event) -> String {
        "\(event.button?.member ?? "retry")Tapped"
    }
    func confirmed(_ change: EntityScreen.Change) -> String {
        "\(change.names.name.member)Confirmed"
    }
    func cancelled(_ tap: EntityScreen.Tap) -> String {
        "\(tap.names.button.member)Cancelled"
    }
    private func ended(_ change: EntityScreen.Change) -> String {
        "\(change.names.name.member)Ended"
    }

    private var action: GeneratedFile {
        let user =
            ["opened"] + views.events.map(tapped)
            + (asked.map { $0.changes.map(confirmed) + [cancelled($0)] } ?? [])
        let result = "(Result<\(itemType), ServiceError>)"
        let effects =
            ["loaded\(result)"] + screen.changes.map { "\(ended($0))\(result)" }
            + (screen.announces ? ["changedElsewhere(\(itemType))"] : [])
        let form = """
            case form(\(type)FormAction)
            /// The form is done. It has saved a \(screen.entity.name), or nothing.
            case formClosed(saved: \(itemType)?)
            """
        return screen.file(
            "Action",
            ["internal import Model"],
            SwiftCode.block(
                "enum \(type)Action: Equatable",
                SwiftCode.sections(
                    SwiftCode.lines(["// The user"] + user.map { "case \($0)" }),
                    SwiftCode.lines(["// The effects"] + effects.map { "case \($0)" }),
                    screen.hasForm ? form : ""
                )
            )
        )
    }

    /// The value that an effect needs to be performed; `nil` for none.
    private func parameter(_ change: EntityScreen.Change) -> (name: String, type: String)? {
        guard case .toggle = change.names.change.edit else { return nil }
        return (change.names.field.member, "Bool")
    }

    private var effect: GeneratedFile {
        let cases =
            (screen.announces ? ["followChanges"] : []) + ["load"]
            + screen.changes.map { change in
                let value = parameter(change).map { "(\($0.name): \($0.type))" } ?? ""
                return change.names.name.member + value
            }
            + screen.pages.map { "open\($0.type)(Int)" }
            + (screen.hasForm ? ["form(\(type)FormEffect)"] : [])
            + (screen.taps.isEmpty ? [] : ["showMessage(String)"])
        return screen.file(
            "Effect",
            [],
            "/// The requests of the reducer.\n"
                + SwiftCode.block(
                    "enum \(type)Effect: Equatable",
                    SwiftCode.lines(cases.map { "case \($0)" })
                )
        )
    }

    private var handler: GeneratedFile {
        let service = screen.service.name.member
        let changes = screen.changes.map { change in
            let name = change.names.name.member
            let value = parameter(change)
            let taken = value.map { "(let \($0.name))" } ?? ""
            let constant =
                if case .set(_, let value) = change.names.change.edit { value.literal } else { "" }
            let call = screen.call(change, value: value?.name ?? constant)
            return "case .\(name)\(taken): \(call) { send(.\(ended(change))($0)) }"
        }
        let follow = [
            "case .followChanges:", "onChange = { send(.changedElsewhere($0)) }",
            "\(service).addObserver(self)",
        ]
        let form = [
            "case .form(.save(let \(item), let original)):",
            "\(service).save(\(item), editedFrom: original) { send(.form(.saved($0))) }",
            "case .form(.close(let saved)): send(.formClosed(saved: saved))",
            "case .form(.showMessage(let text)): onMessage(text)",
        ]
        let cases =
            (screen.announces ? follow : [])
            + ["case .load: \(screen.load) { send(.loaded($0)) }"] + changes
            + screen.pages.map { "case .open\($0.type)(let id): onOpen\($0.type)(id)" }
            + (screen.hasForm ? form : [])
            + (screen.taps.isEmpty ? [] : ["case .showMessage(let text): onMessage(text)"])
        let perform = SwiftCode.block(
            "func perform(_ effect: \(type)Effect, send: @escaping @MainActor (\(type)Action) -> Void)",
            SwiftCode.block("switch effect", SwiftCode.lines(cases))
        )
        let kept =
            screen.requesting
            + (showsMessages ? [(name: "onMessage", type: "(String) -> Void")] : [])
            + screen.opening
        guard screen.announces else {
            return screen.file(
                "EffectHandler",
                ["internal import Model"],
                """
                /// Performs the effects with the service of the screen.
                @MainActor
                struct \(type)EffectHandler {
                \(SwiftCode.lines(kept.map { "let \($0.name): \($0.type)" }))

                \(perform)
                }
                """
            )
        }
        return screen.file(
            "EffectHandler",
            ["internal import Model"],
            """
            /// Performs the effects with the service of the screen.
            @MainActor
            final class \(type)EffectHandler {
            \(SwiftCode.lines(kept.map { "private let \($0.name): \($0.type)" }))
            private var onChange: ((\(itemType)) -> Void)?

            \(SwiftCode.initializer(kept))

            \(perform)
            }

            extension \(type)EffectHandler: \(itemType)Observer {
            func \(item)DidChange(_ \(item): \(itemType)) {
            onChange?(\(item))
            }
            }
            """
        )
    }

    // MARK: - State

    private var state: GeneratedFile {
        let entity = screen.entity.name
        var variables = screen.known.map { "let \($0.name): \($0.type)" }
        variables += [
            "var content = Content.loading",
            "/// The loaded \(entity); `nil` before the first reply.", "var \(item): \(itemType)?",
        ]
        if screen.hasForm {
            variables += ["/// The form; `nil` if it is closed.", "var form: \(type)FormState?"]
        }
        if !screen.taps.isEmpty {
            variables += [
                "/// The \(entity) before the change whose request runs; `nil` for none.",
                "var original: \(itemType)?",
            ]
        }
        if asked != nil {
            variables += ["/// The question that the user must answer.", "var question: String?"]
        }
        let values = screen.computedValues()
        return screen.file(
            "State",
            ["internal import Model"],
            """
            /// The contents of the screen.
            \(SwiftCode.block(
                "struct \(type)State: Equatable, Codable",
                SwiftCode.sections(
                    """
                    /// The progress of loading.
                    enum Content: Equatable, Codable {
                    case loading
                    case failed(String)
                    case loaded
                    }
                    """,
                    SwiftCode.lines(variables),
                    SwiftCode.lines(
                        screen.hasForm ? "var showsForm: Bool { form != nil }" : "",
                        screen.taps.isEmpty ? "" : "var isBusy: Bool { original != nil }"
                    ),
                    SwiftCode.sections(values),
                    SwiftText.countText(for: screen.elements.map(\.text)).trimmingLines
                )
            ))
            """
        )
    }

    // MARK: - Reducer

    private func function(_ head: String, _ body: [String]) -> String {
        SwiftCode.block("private static func \(head) -> [\(type)Effect]", SwiftCode.lines(body))
    }

    private var reducer: GeneratedFile {
        SwiftCode.generated(
            "\(type)Reducer",
            ["internal import Model"],
            SwiftCode.block(
                "enum \(type)Reducer",
                SwiftCode.sections(
                    [
                        SwiftCode.block(
                            "static func reduce(_ state: inout \(type)State, _ action: \(type)Action) "
                                + "-> [\(type)Effect]",
                            SwiftCode.block("switch action", SwiftCode.lines(cases))
                        )
                    ] + screen.taps.flatMap(functions) + [endChange, reduceForm]
                        + [
                            SwiftText.countText(
                                for: screen.taps.compactMap { $0.names.question?.text }
                            )
                            .trimmingLines.replacing("private func", with: "private static func")
                        ]
                )
            )
        )
    }

    private var cases: [String] {
        let loading = screen.loading(
            content: { name in
                name.member == "failed"
                    ? "state.content = .failed(\(screen.failure))"
                    : "state.content = .\(name.member)"
            },
            show: ["state.\(item) = \(item)"]
        )
        let follow = screen.announces ? "[.followChanges]" : "[]"
        let both = screen.announces ? "[.followChanges, .load]" : "[.load]"
        var cases = [
            "case .opened:", "// A restored screen already has the reply.",
            "return state.content == .loading ? \(both) : \(follow)", "case .retryTapped:",
        ]
        cases += loading.start + ["return [.load]"]
        cases += screen.links.flatMap { link in
            [
                "case .\(link.element.member)Tapped:",
                "return state.\(item).map { [.open\(link.page.type)($0.\(screen.member(of: link)))] } "
                    + "?? []",
            ]
        }
        cases += screen.taps.flatMap {
            ["case .\($0.names.button.member)Tapped:", "return \($0.names.method)(&state)"]
        }
        if let asked {
            cases += asked.changes.flatMap {
                [
                    "case .\(confirmed($0)):", "state.question = nil",
                    "return \($0.names.confirm)(&state)",
                ]
            }
            cases += ["case .\(cancelled(asked)):", "state.question = nil", "return []"]
        }
        if let edit = screen.editButton {
            let open = "state.form = \(type)FormState(\(item): \(item))"
            cases += [
                "case .\(edit.member)Tapped:", "if let \(item) = state.\(item) { \(open) }",
                "return []",
            ]
        }
        let unlessLoaded =
            loading.isLoaded
            ? [
                "// A change made elsewhere is later than the reply.",
                "guard state.\(item) == nil else { return [] }",
            ] : []
        cases += ["case .loaded(.success(let \(item))):"] + unlessLoaded + loading.success
        cases += ["return []", "case .loaded(.failure):"] + unlessLoaded + loading.failure
        cases += ["return []"]
        cases += screen.changes.flatMap { change in
            let success = screen.hasSuccess ? "success: \(screen.message(change.success)), " : ""
            let end =
                "endChange(result, \(success)failure: \(screen.message(change.failure)), in: &state)"
            return ["case .\(ended(change))(let result):", "return \(end)"]
        }
        return cases + formCases
    }

    private var formCases: [String] {
        guard screen.hasForm else { return [] }
        let changed = [
            "case .changedElsewhere(let \(item)):",
            "state.\(item) = \(item)", "state.content = .loaded",
            "return reduceForm(&state, .changedElsewhere(\(item)))",
        ]
        return (screen.announces ? changed : []) + [
            "case .form(let action):", "return reduceForm(&state, action)",
            "case .formClosed(let saved):", "if let saved { state.\(item) = saved }",
            "state.form = nil", "return []",
        ]
    }

    private var reduceForm: String {
        guard screen.hasForm else { return "" }
        return function(
            "reduceForm(_ state: inout \(type)State, _ action: \(type)FormAction)",
            [
                "guard var form = state.form else { return [] }",
                "let effects = \(type)FormReducer.reduce(&form, action)", "state.form = form",
                "return effects.map(\(type)Effect.form)",
            ]
        )
    }

    /// Returns the functions of a button: for the tap, and for each answer.
    private func functions(_ tap: EntityScreen.Tap) -> [String] {
        let state = "_ state: inout \(type)State"
        func change(_ name: String, _ change: EntityScreen.Change) -> String {
            let condition = change.condition.map { screen.expression().conditions($0) }
            let taken =
                ["let \(item) = state.\(item)", "!state.isBusy"] + (condition.map { [$0] } ?? [])
            let value = parameter(change).map { "(\($0.name): !\(item).\($0.name))" } ?? ""
            return function(
                "\(name)(\(state))",
                [
                    "guard \(taken.joined(separator: ", ")) else { return [] }",
                    "state.original = \(item)", change.names.edit("state.\(item)?"),
                    "return [.\(change.names.name.member)\(value)]",
                ]
            )
        }
        guard let question = tap.question else {
            return tap.changes.map { change(tap.names.method, $0) }
        }
        let text = screen.expression().text(question.text)
        let ask = "state.question = \(text)"
        let taken =
            screen.mayAsk([text]).hasPrefix("let")
            ? "let \(item) = state.\(item)" : "state.\(item) != nil"
        return [
            function(
                "\(tap.names.method)(\(state))",
                ["guard \(taken), !state.isBusy else { return [] }", ask, "return []"]
            )
        ] + tap.changes.map { change($0.names.confirm, $0) }
    }

    private var endChange: String {
        guard !screen.taps.isEmpty else { return "" }
        let parameters =
            "_ result: Result<\(itemType), ServiceError>, "
            + (screen.hasSuccess ? "success: String?, " : "")
            + "failure: String, in state: inout \(type)State"
        return function(
            "endChange(\(parameters))",
            [
                "let original = state.original", "state.original = nil", "switch result {",
                "case .success(let \(item)):", "state.\(item) = \(item)",
                screen.hasSuccess
                    ? "return success.map { [.showMessage($0)] } ?? []" : "return []",
                "case .failure:", "state.\(item) = original",
                "return [.showMessage(failure)]", "}",
            ]
        )
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let layOut = views.layOut { "[weak self] _ in self?.store.send(.\(tapped($0)))" }
        let asking = asked == nil ? [] : ["askQuestion()"]
        let ask = asked.map { tap in
            SwiftCode.sections(
                SwiftCode.askQuestion(
                    "let question = store.state.question",
                    ["\(tap.names.confirm)(question)"]
                ),
                views.question("private func \(tap.names.confirm)(_ question: String)", of: tap) {
                    "[store] _ in store.send(.\($0.map(confirmed) ?? cancelled(tap)))"
                }
            )
        }
        let members = [
            SwiftCode.lines(
                "private let store: Store<\(type)State, \(type)Action>",
                screen.hasForm
                    ? "/// The presented form.\nprivate(set) var form: \(type)FormViewController?"
                    : "",
                views.properties
            ),
            SwiftCode.initializers(ofController: [("store", "Store<\(type)State, \(type)Action>")]),
            """
            override func viewDidLoad() {
            super.viewDidLoad()
            layOut()
            \(SwiftCode.lines(observations))
            store.send(.opened)
            }
            """,
            SwiftCode.viewDidAppear(
                (screen.hasForm ? ["showForm(store.state.showsForm)"] : []) + asking
            ),
            "private func layOut() {\n\(layOut)\n}",
            views.showProgress("content", of: "\(type)State.Content"),
        ]
        return screen.file(
            "ViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(type)",
            ],
            SwiftCode.block(
                "final class \(type)ViewController: UIViewController",
                SwiftCode.sections(members + (ask.map { [$0] } ?? []) + showForm)
            )
        )
    }

    private var observations: [String] {
        var lines = screen.varying.map {
            SwiftCode.observe(screen.textName($0).member, $0.showing("$1", in: "$0."))
        }
        lines += screen.limited.map {
            SwiftCode.observe(
                $0.names.isEnabled,
                "$0.\($0.names.button.member)Button.isEnabled = $1"
            )
        }
        lines += screen.conditional.map {
            SwiftCode.observe($0.isHidden, "$0.\($0.button.member)Button.isHidden = $1")
        }
        lines.append(SwiftCode.observe("content", "$0.show($1)"))
        if screen.hasForm { lines.append(SwiftCode.observe("showsForm", "$0.showForm($1)")) }
        if asked != nil { lines.append(SwiftCode.observeQuestion()) }
        return lines
    }

    private var showForm: [String] {
        guard screen.hasForm else { return [] }
        return [
            """
            /// Presents the form while the state has one. UIKit presents only from a view in a window.
            private func showForm(_ showsForm: Bool) {
            guard view.window != nil else { return }
            if showsForm { openForm() } else { closeForm() }
            }
            """,
            """
            private func openForm() {
            guard form == nil else { return }
            let form = \(type)FormViewController(store: store)
            self.form = form
            present(form, animated: true)
            }
            """,
            """
            private func closeForm() {
            guard form != nil else { return }
            form = nil
            dismiss(animated: true)
            }
            """,
        ]
    }
}

extension EntityScreen {
    /// Returns the display values as computed properties of an object with the optional entity.
    func computedValues() -> [String] {
        let texts = varying.map { element in
            SwiftCode.block(
                "var \(textName(element).member): String",
                "guard let \(item) else { return \"\" }\nreturn \(text(element))"
            )
        }
        let conditions = limited.map { tap in
            SwiftCode.block(
                "var \(tap.names.isEnabled): Bool",
                "guard let \(item) else { return true }\n"
                    + "return \(tap.isEnabled.map { expression().condition($0) } ?? "true")"
            )
        }
        let hidden = conditional.map { "var \($0.isHidden): Bool { \(hiding($0)) }" }
        return texts + conditions + [SwiftCode.lines(hidden)]
    }
}
