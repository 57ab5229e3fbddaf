internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: the model keeps the entity and waits for the service. The view shows its properties whenever
/// one that it has read changes.
struct ObservableEntity: ArchitectureScreen {
    let screen: EntityScreen
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }

    var files: [GeneratedFile] {
        [assembly] + (isCoordinated ? [coordinator] : []) + [model, controller]
    }
    var services: [GeneratedFile] { [service] }

    // MARK: - Assembly

    /// Indicates whether a coordinator opens pages, or the form.
    private var isCoordinated: Bool { screen.hasForm || !screen.links.isEmpty }

    private var assembly: GeneratedFile {
        screen.assembly(
            isCoordinated
                ? ["\(type)Coordinator(dependencies: dependencies).screen()"]
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
        let openForm = """
            private func openForm(of \(item): \(itemType)) {
            let model = \(type)FormModel(
            \(item): \(item),
            \(service): dependencies.\(service),
            onSave: { [weak card] in card?.show($0) },
            onClose: { [weak cardViewController] in cardViewController?.dismiss(animated: true) }
            )
            cardViewController?.present(\(type)FormViewController(model: model), animated: true)
            }
            """
        let arguments =
            screen.arguments(screen.known + screen.requesting)
            + screen.pages.map { "onOpen\($0.type): open\($0.type)" }
            + (screen.hasForm ? ["onOpenForm: openForm"] : [])
        let card =
            screen.hasForm
            ? [
                "private weak var card: \(type)Model?",
                "private weak var cardViewController: UIViewController?",
            ] : []
        let made = [
            "let model = \(type)Model(\(arguments.joined(separator: ", ")))",
            "let viewController = \(type)ViewController(model: model)",
        ]
        let kept = screen.hasForm ? ["card = model", "cardViewController = viewController"] : []
        return screen.file(
            "Coordinator",
            ["internal import HeadlessKit", "internal import \(type)"]
                + (screen.hasForm ? ["internal import Model"] : []),
            """
            /// Opens the \(screen.hasForm ? "card, and the form on top of it" : "screen, and pages from it").
            @MainActor
            final class \(type)Coordinator {
            private let dependencies: \(type)Dependencies
            \(SwiftCode.lines(card))

            init(dependencies: \(type)Dependencies) {
            self.dependencies = dependencies
            }

            \(SwiftCode.sections(
                [SwiftCode.function("screen() -> UIViewController", made + kept + ["return viewController"])]
                    + pages + (screen.hasForm ? [openForm] : [])
            ))
            }
            """
        )
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
    }

    private var model: GeneratedFile {
        let hasMessages = !screen.taps.isEmpty
        var variables = ["private(set) var content = Content.loading"]
        if screen.asking != nil {
            variables += [
                "/// The question that the user must answer.", "private(set) var question: String?",
            ]
        }
        if hasMessages {
            variables += [
                "/// The messages to the user that were not shown yet.",
                "private var messages: [String] = []",
            ]
        }
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
            """, SwiftCode.lines(variables), SwiftCode.lines(constants + busy),
            """
            /// The loaded \(screen.entity.name); `nil` before the first reply.
            private var \(item): \(itemType)? {
            if case .loaded(let \(item)) = content { \(item) } else { nil }
            }
            """,
        ]
        members += screen.computedValues() + [SwiftCode.initializer(parameters)]
        if hasMessages {
            members.append(
                """
                func takeMessages() -> [String] {
                defer { messages = [] }
                return messages
                }
                """
            )
        }
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
                loading.start + ["do {"] + shownOnce(loading.success, loading) + ["} catch {"]
                    + shownOnce(loading.failure, loading) + ["}"]
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
        func change(_ name: String, isAnswer: Bool, _ change: EntityScreen.Change) -> String {
            let condition = change.condition.map { screen.expression("original").conditions($0) }
            let conditions = ["let original = \(item)", "!isBusy"] + (condition.map { [$0] } ?? [])
            func tell(_ text: Expression?) -> String {
                text == nil ? "" : "messages.append(\(screen.message(text)))"
            }
            return SwiftCode.function(
                "\(name)() async",
                [
                    isAnswer ? "question = nil" : "",
                    "guard \(conditions.joined(separator: ", ")) else { return }",
                    "var \(item) = original", change.names.edit(item), "isBusy = true",
                    shown(item), "do {", shown("try await \(screen.call(change))"),
                    tell(change.success), "} catch {", shown("original"), tell(change.failure),
                    "}", "isBusy = false",
                ]
            )
        }
        guard let question = tap.question else {
            return tap.changes.map { change(tap.names.method, isAnswer: false, $0) }
        }
        let ask = "question = \(screen.expression().text(question.text))"
        return [
            SwiftCode.function(
                "\(tap.names.method)()",
                ["guard \(screen.mayAsk([ask])), !isBusy else { return }", ask]
            )
        ] + tap.changes.map { change($0.names.confirm, isAnswer: true, $0) } + [
            SwiftCode.function("\(tap.names.cancel)()", ["question = nil"])
        ]
    }

    // MARK: - View

    private func action(_ event: EntityViews.Event) -> String {
        switch event {
        case .retry: "[tasks, model] _ in tasks.start(model.load)"
        case .tap(let tap) where tap.question == nil:
            "[tasks, model] _ in tasks.start(model.\(tap.names.method))"
        case .tap(let tap): "[model] _ in model.\(tap.names.method)()"
        case .open(let link): "[model] _ in model.open\(link.element.type)()"
        case .edit: "[model] _ in model.openForm()"
        }
    }

    private var controller: GeneratedFile {
        let asks = screen.asking.map { tap in
            "if let question = model.question, presentedViewController == nil { "
                + "\(tap.names.confirm)(question) }"
        }
        let shown =
            ["super.updateProperties()"] + views.showing(of: "model.")
            + views.hiding { "model.\($0.isHidden)" } + ["show(model.content)"]
            + (screen.taps.isEmpty ? [] : ["model.takeMessages().forEach(showToast)"])
            + (asks.map { [$0] } ?? [])
        let ask = screen.asking.map { tap in
            views.question("private func \(tap.names.confirm)(_ question: String)", of: tap) {
                $0.map { "[tasks, model] _ in tasks.start(model.\($0.names.confirm))" }
                    ?? "[model] _ in model.\(tap.names.cancel)()"
            }
        }
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
                            "private let tasks = ScreenTasks()",
                            views.properties
                        ), SwiftCode.initializers(ofController: [("model", "\(type)Model")]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.lines(screen.announces ? "model.start()" : "", "tasks.start(model.load)"))
                        }
                        """, "private func layOut() {\n\(views.layOut(action))\n}",
                        SwiftCode.block(
                            "override func updateProperties()",
                            SwiftCode.lines(shown)
                        ), views.showProgress("content", of: "\(type)Model.Content"),
                    ] + (ask.map { [$0] } ?? [])
                )
            )
        )
    }
}
