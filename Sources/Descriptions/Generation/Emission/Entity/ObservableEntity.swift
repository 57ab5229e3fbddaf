internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: the model keeps the entity and waits for the service. The view shows its properties whenever
/// one that it has read changes.
struct ObservableEntity: ArchitectureScreen {
    let screen: EntityScreen
    /// The form on top of a card; `nil` if there is none.
    var form: FormScreen?
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }

    var files: [GeneratedFile] {
        [assembly] + (isCoordinated ? [coordinator] : []) + [model, controller]
    }
    var services: [GeneratedFile] { [service] }

    // MARK: - Assembly

    /// Indicates whether a coordinator opens pages, or the form, or asks a question.
    private var isCoordinated: Bool {
        screen.hasForm || !screen.links.isEmpty || screen.asking != nil
    }

    /// The closure that asks a question, and the type of its answers; `nil` if there is none. A question
    /// with several outcomes has a type for them.
    private var asking: (name: String, answer: String)? {
        screen.asking.map { $0.changes.count > 1 ? ("ask", "Answer?") : ("confirm", "Bool") }
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            isCoordinated
                ? ["\(type)Coordinator(dependencies: dependencies).start()"]
                : screen.created("let model = \(type)Model") + [
                    "\(type)ViewController(model: model)"
                ]
        )
    }

    private var coordinator: GeneratedFile {
        let service = screen.service.name.member
        let pages = screen.pages.map { page in
            "private "
                + SwiftCode.function(
                    "open\(page.type)(id: Int)",
                    ["dependencies.navigator.push(.\(page.member)(id))"]
                )
        }
        let questions = form?.questions ?? []
        let confirmations = questions.map {
            "\($0.confirmation): { [weak self] in await self?.\($0.confirmation)() ?? false }"
        }
        let made = "\(type)FormViewController(model: model)"
        let presented =
            questions.isEmpty
            ? ["screen?.present(\(made), animated: true)"]
            : ["let form = \(made)", "self.form = form", "screen?.present(form, animated: true)"]
        let openForm = """
            private func openForm(of \(item): \(itemType)) {
            let model = \(type)FormModel(
            \(item): \(item),
            \(service): dependencies.\(service),
            onSave: { [weak card] in card?.show($0) },
            \((["onClose: { [weak screen] in screen?.dismiss(animated: true) }"] + confirmations).joined(separator: ",\n"))
            )
            \(SwiftCode.lines(presented))
            }
            """
        let arguments =
            screen.arguments(screen.known + screen.requesting)
            + screen.pages.map { page in
                "onOpen\(page.type): { [weak self] in self?.open\(page.type)(id: $0) }"
            }
            + (screen.hasForm ? ["onOpenForm: { [weak self] in self?.openForm(of: $0) }"] : [])
            + (asking.map { name, answer in
                let fallback = answer == "Bool" ? " ?? false" : ""
                return ["\(name): { [weak self] in await self?.\(name)($0)\(fallback) }"]
            } ?? [])
        let presents = screen.hasForm || asking != nil
        let kept = [
            screen.hasForm ? "private weak var card: \(type)Model?" : "",
            presents ? "private weak var screen: UIViewController?" : "",
            questions.isEmpty ? "" : "private weak var form: UIViewController?",
        ]
        let created = "\(type)ViewController(model: model, coordinator: self)"
        let start =
            ["let model = \(type)Model(\(arguments.joined(separator: ", ")))"]
            + (presents
                ? [
                    "let screen = \(created)", screen.hasForm ? "card = model" : "",
                    "self.screen = screen", "return screen",
                ] : ["return \(created)"])
        let asked =
            questions.map { asked in
                let titles = asked.question.answers.map { SwiftText.literal($0.title) }
                return SwiftCode.question(
                    "\(asked.confirmation)()",
                    on: "form",
                    title: form?.expression.text(asked.question.text) ?? "",
                    [(titles[0], "destructive", "true"), (titles[1], "cancel", "false")]
                )
            } + question
        let tasks = [
            screen.pages.isEmpty ? "" : "opens pages",
            screen.hasForm ? "opens the form on top of the card" : "",
            asked.isEmpty ? "" : "asks the user questions",
        ].filter { !$0.isEmpty }.joined(separator: ", and ")
        let meaning =
            "\(tasks.prefix(1).uppercased())\(tasks.dropFirst()). The screen retains the coordinator."
        return screen.file(
            "Coordinator",
            ["internal import HeadlessKit", "internal import \(type)"]
                + (presents ? ["internal import Model"] : [])
                + (asked.isEmpty ? [] : ["internal import StateManagement"]),
            """
            \(SwiftText.comment(meaning))
            @MainActor
            final class \(type)Coordinator {
            private let dependencies: \(type)Dependencies
            \(SwiftCode.lines(kept))

            init(dependencies: \(type)Dependencies) {
            self.dependencies = dependencies
            }

            \(SwiftCode.sections(
                [
                    "/// Creates the screen.\n"
                        + SwiftCode.function("start() -> UIViewController", start)
                ] + pages + (screen.hasForm ? [openForm] : []) + asked
            ))
            }
            """
        )
    }

    /// The function that asks the question of the screen.
    private var question: [String] {
        guard let tap = screen.asking, let asking else { return [] }
        let isBoolean = asking.answer == "Bool"
        let answers = (tap.question?.answers ?? []).enumerated().map { index, answer in
            let change = index < tap.changes.count ? tap.changes[index] : nil
            let value = change.map { ".\($0.names.name.member)" } ?? "nil"
            return (
                title: SwiftText.literal(answer.title), style: change == nil ? "cancel" : "default",
                value: isBoolean ? "\(change != nil)" : value
            )
        }
        return [
            SwiftCode.question(
                "\(asking.name)(_ question: String)",
                on: "screen",
                title: "question",
                answers,
                result: isBoolean ? "Bool" : "\(type)Model.\(asking.answer)"
            )
        ]
    }

    /// The service as asynchronous functions.
    private var service: GeneratedFile {
        func function(_ head: String, _ call: String) -> String {
            SwiftCode.block(
                "package func \(head) async throws -> \(itemType)",
                "try await reply { \(call)completion: $0) }"
            )
        }
        var functions = [function("\(item)()", "\(item)(")]
        var requests: [String] = []
        for change in screen.changes where !requests.contains(change.names.request) {
            let name = change.names.request
            requests.append(name)
            if case .add = change.names.change.edit {
                functions.append(
                    function("\(name)(_ difference: Int)", "\(name)(difference, ")
                )
            } else {
                let value = change.names.field.member
                let valueType = screen.entity.type(of: change.names.field)
                functions.append(
                    function("\(name)(_ \(value): \(valueType))", "\(name)(\(value), ")
                )
            }
        }
        if screen.hasForm {
            functions.append(
                function(
                    "save(_ \(item): \(itemType), editedFrom original: \(itemType))",
                    "save(\(item), editedFrom: original, "
                )
            )
        }
        let service = screen.service.name.type
        return SwiftCode.generated(
            "\(service)+Async",
            ["package import Model"],
            """
            // The service as asynchronous functions.
            \(SwiftCode.block("extension \(service)", SwiftCode.sections(functions)))
            """
        )
    }

    // MARK: - The model

    private var parameters: [(name: String, type: String)] {
        screen.known + screen.requesting + screen.opening
            + (screen.hasForm ? [("onOpenForm", "(\(itemType)) -> Void")] : [])
            + (asking.map { [($0.name, "(String) async -> \($0.answer)")] } ?? [])
    }

    /// The type of the answers to a question with several outcomes; empty if there is none.
    private var answers: String {
        guard let tap = screen.asking, tap.changes.count > 1 else { return "" }
        let cases = tap.changes.map(\.names.name.member).joined(separator: ", ")
        return "/// The answers to the question that change the \(screen.entity.name).\n"
            + "enum Answer { case \(cases) }"
    }

    private var model: GeneratedFile {
        let hasMessages = !screen.taps.isEmpty
        var variables = ["private(set) var content = Content.loading"]
        if hasMessages { variables.append(SwiftCode.onMessage) }
        let constants = parameters.map { "@ObservationIgnored private let \($0.name): \($0.type)" }
        let busy =
            screen.taps.isEmpty
            ? []
            : screen.busyFlag.map { $0.replacing("private", with: "@ObservationIgnored private") }
        let loading = screen.loading(
            content: { name in
                switch name.member {
                case "loading": "content = .loading"
                case "failed": "content = .failed(\(screen.failure))"
                default: ""
                }
            },
            show: [shown("try await \(screen.load)()")]
        )
        var members = [
            """
            /// The progress of loading.
            enum Content {
            case loading
            case failed(String)
            case loaded(\(itemType))
            }
            """, answers, SwiftCode.lines(variables), SwiftCode.lines(constants + busy),
            """
            /// The loaded \(screen.entity.name); `nil` before the first reply.
            private var \(item): \(itemType)? {
            if case .loaded(let \(item)) = content { \(item) } else { nil }
            }
            """,
        ]
        members += screen.computedValues() + [SwiftCode.initializer(parameters)]
        if screen.announces {
            members.append(
                """
                /// Shows each change that is made elsewhere.
                func start() {
                \(screen.service.name.member).addObserver(self)
                }
                """
            )
        }
        members.append(
            SwiftCode.function(
                "load() async",
                loading.start + ["do {"] + shownOnce(loading.success, loading)
                    + SwiftCode.catchFailure + shownOnce(loading.failure, loading) + ["}"]
            )
        )
        members += screen.opens { "func open\($0.element.type)()" }
        if screen.hasForm {
            members += [
                "func openForm() {\nif let \(item) { onOpenForm(\(item)) }\n}",
                "func show(_ \(item): \(itemType)) {\ncontent = .loaded(\(item))\n}",
            ]
        }
        members += changeFunctions + [screen.countTexts]
        return screen.file(
            "Model",
            [
                "internal import Model", "internal import Observation",
                "internal import StateManagement",
            ],
            SwiftCode.sections(
                """
                /// The contents of the screen of the \(screen.entity.name).
                @MainActor
                @Observable
                \(SwiftCode.block(
                    "final class \(type)Model",
                    SwiftCode.sections(members)
                ))
                """,
                screen.observer(of: "\(type)Model", show: ["show(\(item))"])
            )
        )
    }

    /// Returns statements after the reply, which are not run if the entity was shown in the meantime.
    private func shownOnce(_ lines: [String], _ loading: EntityScreen.Loading) -> [String] {
        guard loading.isLoaded else { return lines }
        return lines == loading.success
            ? [
                "let \(item) = try await \(screen.load)()",
                "// A change made elsewhere is later than the reply.",
                "if self.\(item) == nil { show(\(item)) }",
            ] : ["if \(item) == nil { \(SwiftCode.lines(lines)) }"]
    }

    /// Returns the statement that shows an entity.
    private func shown(_ entity: String) -> String {
        screen.hasForm ? "show(\(entity))" : "content = .loaded(\(entity))"
    }

    private var changeFunctions: [String] {
        guard !screen.taps.isEmpty else { return [] }
        return ["// MARK: - Changing"] + screen.taps.flatMap(functions)
    }

    /// Returns the functions of a button: for the tap, and for each answer.
    private func functions(_ tap: EntityScreen.Tap) -> [String] {
        func change(_ head: String, _ change: EntityScreen.Change) -> String {
            let condition = change.condition.map { screen.expression("original").conditions($0) }
            let conditions = ["let original = \(item)", "!isBusy"] + (condition.map { [$0] } ?? [])
            func tell(_ text: Expression?) -> String {
                text == nil ? "" : "onMessage?(\(screen.message(text)))"
            }
            return SwiftCode.block(
                "\(head)() async",
                SwiftCode.lines(
                    [
                        "guard \(conditions.joined(separator: ", ")) else { return }",
                        "var \(item) = original", change.names.edit(item), "isBusy = true",
                        "defer { isBusy = false }",
                        shown(item), "do {", shown("try await \(screen.call(change))"),
                        tell(change.success),
                    ] + SwiftCode.catchFailure + [
                        shown("original"), tell(change.failure), "}",
                    ]
                )
            )
        }
        guard let question = tap.question, let asking else {
            return tap.changes.map { change("func \(tap.names.method)", $0) }
        }
        let ask = "await \(asking.name)(\(screen.expression().text(question.text)))"
        func make(_ change: EntityScreen.Change) -> String { "apply\(change.names.name.type)" }
        let answered =
            asking.answer == "Bool"
            ? tap.changes.map { "if \(ask) { await \(make($0))() }" }
            : ["switch \(ask) {"]
                + tap.changes.map { "case .\($0.names.name.member): await \(make($0))()" }
                + ["case nil: break", "}"]
        return [
            SwiftCode.function(
                "\(tap.names.method)() async",
                ["guard \(screen.mayAsk([ask])), !isBusy else { return }"] + answered
            )
        ] + tap.changes.map { change("private func \(make($0))", $0) }
    }

    // MARK: - Tests

    var spies: [GeneratedFile] {
        screen.taps.isEmpty ? [] : [SwiftCode.viewSpy(type, asks: asking.map(testedAnswer))]
    }

    private func testedAnswer(_ asking: (name: String, answer: String)) -> String {
        asking.answer == "Bool" ? "Bool" : "\(type)Model.\(asking.answer)"
    }

    // MARK: - View

    private func action(_ event: EntityViews.Event) -> String {
        switch event {
        case .retry: "[tasks, model] _ in tasks.start(model.load)"
        case .tap(let tap): "[tasks, model] _ in tasks.start(model.\(tap.names.method))"
        case .open(let link): "[model] _ in model.open\(link.element.type)()"
        case .edit: "[model] _ in model.openForm()"
        }
    }

    private var controller: GeneratedFile {
        let shown =
            ["super.updateProperties()"] + views.showing(of: "model.")
            + views.hiding { "model.\($0.isHidden)" } + ["show(model.content)"]
        let start = [
            screen.taps.isEmpty ? "" : SwiftCode.showMessages,
            screen.announces ? "model.start()" : "", "tasks.start(model.load)",
        ]
        return screen.file(
            "ViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(type)",
            ],
            SwiftCode.block(
                "final class \(type)ViewController: UIViewController",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            "private let model: \(type)Model",
                            isCoordinated ? SwiftCode.coordinator : "",
                            "private let tasks = ScreenTasks()",
                            views.properties
                        ),
                        SwiftCode.initializers(
                            ofController: [("model", "\(type)Model")]
                                + (isCoordinated ? [("coordinator", "AnyObject")] : [])
                        ),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.lines(start))
                        }
                        """, "private func layOut() {\n\(views.layOut(action))\n}",
                        SwiftCode.block(
                            "override func updateProperties()",
                            SwiftCode.lines(shown)
                        ), views.showProgress("content", of: "\(type)Model.Content"),
                    ]
                )
            )
        )
    }
}
