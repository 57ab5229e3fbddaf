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
                ? ["HeaderCoordinator(\(arguments)).start()"]
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
            + screen.opening.map { "\($0.name): \($0.name)" }
            + ["confirm: { [weak self] in await self?.confirm($0) ?? false }"]
        let questions = screen.changes.compactMap(\.question).prefix(1).map { question in
            let titles = views.titles(question)
            return SwiftCode.question(
                "confirm(_ question: String)",
                on: "screen",
                title: "question",
                [(titles[0], "default", "true"), (titles[1], "cancel", "false")]
            )
        }
        return SwiftCode.generated(
            "HeaderCoordinator",
            [
                "internal import HeadlessKit", "internal import Model",
                "internal import StateManagement", "internal import \(screen.contract)",
            ],
            """
            /// Asks the user questions about the header. The module retains the coordinator.
            @MainActor
            \(SwiftCode.block(
                "final class HeaderCoordinator",
                SwiftCode.sections(
                    SwiftCode.lines(
                        parameters.map { "private let \($0.name): \($0.type)" }
                            + ["private weak var screen: UIViewController?"]
                    ),
                    SwiftCode.initializer(parameters),
                    "/// Creates the module.\n"
                        + SwiftCode.function(
                            "start() -> UIViewController",
                            [
                                "let model = HeaderModel(\(arguments.joined(separator: ", ")))",
                                "let screen = HeaderViewController(model: model, coordinator: self)",
                                "self.screen = screen", "return screen",
                            ]
                        ),
                    SwiftCode.sections(Array(questions))
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
                message: { text, _ in "onMessage?(\(text ?? ""))" },
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
                SwiftCode.onMessage
            ),
            SwiftCode.lines(constants + flags)
        )
        let links = plan.links.map { link in
            SwiftCode.function("\(link.method)()", ["onOpen\(link.page.type)(\(plan.id))"])
        }
        let load = SwiftCode.function("load() async", steps.code(screen.loading))
        var members = [stored] + plan.elements.map(screen.computedValue)
        members.append(SwiftCode.initializer(parameters))
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
                            asks ? SwiftCode.coordinator : "",
                            "private let tasks = ScreenTasks()",
                            views.properties()
                        ),
                        SwiftCode.initializers(
                            ofController: [("model", "HeaderModel")]
                                + (asks ? [("coordinator", "AnyObject")] : [])
                        ),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.showMessages)
                        tasks.start(model.load)
                        }
                        """, "private func layOut() {\n\(layOut)\n}",
                        SwiftCode.block(
                            "override func updateProperties()",
                            SwiftCode.lines(
                                ["super.updateProperties()"]
                                    + plan.elements.map { views.showing($0, of: "model.") }
                            )
                        ),
                    ] + views.buttons.map(views.showingTitle)
                )
            )
        )
    }

    // MARK: - Tests

    var spies: [GeneratedFile] {
        [SwiftCode.viewSpy("Header", asks: asks ? "Bool" : nil)]
    }
}
