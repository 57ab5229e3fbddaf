internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: the model of the header keeps the entity and waits for the service. The view shows its
/// properties whenever one that it has read changes.
struct ObservableHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var views: HeaderViews { HeaderViews(screen: screen) }
    private var item: String { screen.item }
    var asks: Bool { screen.changes.contains { $0.question != nil } }

    var files: [GeneratedFile] {
        [assembly, model] + (asks ? [coordinator] : []) + [controller]
    }
    var services: [GeneratedFile] { [service] }

    // MARK: - Assembly

    private var assembly: GeneratedFile {
        let handed = screen.opening.map { "\($0.name): \($0.name)" }
        let arguments = (["dependencies: dependencies"] + handed).joined(separator: ", ")
        return screen.assembly(
            asks
                ? ["HeaderCoordinator(\(arguments)).module()"]
                : screen.created("let model = HeaderModel") + [
                    "return HeaderViewController(model: model)"
                ]
        )
    }

    private var coordinator: GeneratedFile {
        let parameters =
            [(name: "dependencies", type: "\(screen.contract)Dependencies")] + screen.opening
        let arguments =
            screen.arguments(screen.requesting + plan.known)
            + screen.opening.map { "\($0.name): \($0.name)" } + ["confirm: confirm"]
        return SwiftCode.generated(
            "HeaderCoordinator",
            [
                "internal import HeadlessKit", "internal import Model",
                "internal import StateManagement", "internal import \(screen.contract)",
            ],
            """
            /// Creates the header, and asks the user questions about it.
            @MainActor
            \(SwiftCode.block(
                "final class HeaderCoordinator",
                SwiftCode.sections(
                    SwiftCode.lines(
                        parameters.map { "private let \($0.name): \($0.type)" }
                            + ["private weak var viewController: HeaderViewController?"]
                    ),
                    SwiftCode.initializer(parameters),
                    SwiftCode.function(
                        "module() -> UIViewController",
                        [
                            "let model = HeaderModel(\(arguments.joined(separator: ", ")))",
                            "let viewController = HeaderViewController(model: model)",
                            "self.viewController = viewController", "return viewController",
                        ]
                    ),
                    """
                    /// Waits for the answer of the user without keeping the page alive. A question that is open
                    /// when the page closes is answered with no.
                    func confirm(_ question: String) async -> Bool {
                    let answer = try? await reply { answer in
                    viewController?.confirm(question) { answer(.success($0)) }
                    }
                    return answer ?? false
                    }
                    """
                )
            ))
            """
        )
    }

    /// The service as asynchronous functions.
    private var service: GeneratedFile {
        let functions =
            [
                SwiftCode.block(
                    "package func \(item)(id: \(plan.idType)) async throws -> \(screen.itemType)",
                    "try await reply { \(item)(id: id, completion: $0) }"
                )
            ]
            + plan.toggles.map { toggle in
                let (set, member) = ("set\(toggle.field.name.type)", toggle.field.member)
                return SwiftCode.block(
                    "package func \(set)(_ \(member): Bool, \(plan.id): \(plan.idType)) async throws",
                    "try await reply { \(set)(\(member), \(plan.id): \(plan.id), completion: $0) }"
                )
            }
        let service = plan.service.name.type
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

    private var steps: EntitySteps {
        EntitySteps(
            screen: screen,
            place: EntitySteps.Place(
                stored: "self.\(item)",
                loaded: ["self.\(item) = \(item)"],
                changed: [],
                message: { text, _ in "messages.append(\(text ?? ""))" },
                isAsynchronous: true
            )
        )
    }

    private var model: GeneratedFile {
        let confirm = asks ? [(name: "confirm", type: "(String) async -> Bool")] : []
        let parameters = screen.parameters + confirm
        let changes = screen.changes.flatMap { change in
            steps.functions(
                of: change,
                tap: "func \(change.toggle.method)()",
                confirm: "",
                ask: { "confirm(\(screen.expression.text($0)))" }
            )
        }
        let constants = parameters.map { "@ObservationIgnored private let \($0.name): \($0.type)" }
        let flags = screen.flags.map { "@ObservationIgnored private var \($0) = false" }
        let stored = SwiftCode.sections(
            SwiftCode.lines(
                "/// The loaded \(plan.entity.name); `nil` before the first reply.",
                "private var \(item): \(screen.itemType)?",
                "/// The messages to the user that were not shown yet.",
                "private var messages: [String] = []"
            ),
            SwiftCode.lines(constants + flags)
        )
        let takeMessages = """
            func takeMessages() -> [String] {
            defer { messages = [] }
            return messages
            }
            """
        let links = plan.links.map { link in
            SwiftCode.function("\(link.method)()", ["onOpen\(link.page.type)(\(plan.id))"])
        }
        let load = SwiftCode.function("load() async", steps.code(screen.loading))
        var members = [stored] + plan.elements.map(screen.computedValue)
        members += [SwiftCode.initializer(parameters), takeMessages]
        members += links + [load]
        if !changes.isEmpty { members += ["// MARK: - Changing"] + changes }
        members.append(screen.countTexts)
        return SwiftCode.generated(
            "HeaderModel",
            [
                "internal import Model", "internal import Observation",
                "internal import StateManagement",
            ]
                + (plan.elements.contains { $0.text.showsDay }
                    ? ["internal import Foundation"] : []),
            """
            /// The contents of the header.
            @MainActor
            @Observable
            \(SwiftCode.block(
                "final class HeaderModel",
                SwiftCode.sections(members)
            ))
            """
        )
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let layOut = views.layOut { link in
            "[model] in model.\(link.method)()"
        } tap: { toggle in
            "[tasks, model] _ in tasks.start(model.\(toggle.method))"
        }
        let ask = screen.changes.compactMap(\.question).map { question in
            "/// Asks the user before a change.\n"
                + views.question(
                    "func confirm(_ question: String, answer: @escaping (Bool) -> Void)",
                    titles: views.titles(question),
                    ["_ in answer(true)", "_ in answer(false)"]
                )
        }
        return SwiftCode.generated(
            "HeaderViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(screen.contract)",
            ],
            SwiftCode.block(
                "final class HeaderViewController: UIViewController",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            "private let model: HeaderModel",
                            "private let tasks = ScreenTasks()",
                            views.properties()
                        ), SwiftCode.initializers(ofController: [("model", "HeaderModel")]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        tasks.start(model.load)
                        }
                        """, "private func layOut() {\n\(layOut)\n}",
                        SwiftCode.block(
                            "override func updateProperties()",
                            SwiftCode.lines(
                                ["super.updateProperties()"]
                                    + plan.elements.map { views.showing($0, of: "model.") }
                                    + ["model.takeMessages().forEach(showToast)"]
                            )
                        ),
                    ] + views.buttons.map(views.showingTitle) + ask
                )
            )
        )
    }

    // MARK: - Tests

    var spies: [GeneratedFile] {
        guard asks else { return [] }
        return [
            SwiftCode.generated(
                "HeaderQuestionSpy",
                ["internal import Scenarios"],
                """
                /// A user who answers each question later.
                @MainActor
                final class HeaderQuestionSpy {
                private(set) var question: String?
                private var continuation: CheckedContinuation<Bool, Never>?

                func ask(_ question: String) async -> Bool {
                self.question = question
                return await withCheckedContinuation { continuation = $0 }
                }

                func answer(_ isConfirmed: Bool) {
                question = nil
                MainActorQueue.settle { continuation?.resume(returning: isConfirmed) }
                }
                }
                """
            )
        ]
    }
}
