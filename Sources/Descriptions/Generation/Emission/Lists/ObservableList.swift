internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: the model of the list and the models of its rows keep the state and wait for the service.
/// The view shows their properties whenever one that it has read changes.
struct ObservableList: ArchitectureScreen {
    let screen: ListScreen
    var views: ListViews { ListViews(screen: screen) }
    var type: String { screen.type }
    var model: String { "\(type)Model" }
    var rowModel: String { "\(screen.itemType)Model" }

    /// Indicates whether rows are objects, because they change or lead to pages. Otherwise they are values.
    var hasRowObjects: Bool { screen.rowsChange || !screen.list.links.isEmpty }
    var asks: Bool { screen.asks }
    var needsCoordinator: Bool { asks || !screen.leads.isEmpty && !screen.isPart }

    var files: [GeneratedFile] {
        [assembly, listModel] + (needsCoordinator ? [coordinator] : [])
            + [rowFile, cell, controller]
    }
    var services: [GeneratedFile] { [service] }

    // MARK: - Assembly

    private var assembly: GeneratedFile {
        let arguments = ["dependencies: dependencies"] + handed.map { "\($0.name): \($0.name)" }
        let create =
            needsCoordinator
            ? ["\(type)Coordinator(\(arguments.joined(separator: ", "))).start()"]
            : screen.created("let model = \(model)") + [
                "return \(type)ViewController(model: model)"
            ]
        return screen.assembly(create, comment: "The entry point of the implementation.")
    }

    /// The closures that a module receives.
    private var handed: [(name: String, type: String)] { screen.isPart ? screen.opening : [] }

    private var coordinator: GeneratedFile {
        let open = screen.leads.map { lead in
            screen.isPart
                ? "\(lead.name): \(lead.name)"
                : "\(lead.name): { [weak self] in self?.open\(lead.page.type)(id: $0) }"
        }
        let confirm = "confirm: { [weak self] in await self?.confirm($0) ?? false }"
        let arguments = screen.requestingArguments + open + (asks ? [confirm] : [])
        let create = "let model = \(model)(\(arguments.joined(separator: ", ")))"
        let created = "\(type)ViewController(model: model, coordinator: self)"
        let pages = (screen.isPart ? [] : screen.leads).map { lead in
            SwiftCode.function(
                "open\(lead.page.type)(id: \(lead.type))",
                ["dependencies.navigator.push(.\(lead.page.member)(id))"]
            )
        }
        let question = SwiftCode.question(
            "confirm(_ question: \(questionType))",
            on: "screen",
            title: "question.text",
            [
                ("question.confirmation", "default", "true"),
                ("question.refusal", "cancel", "false"),
            ]
        )
        let screenName = screen.isPart ? "module" : "screen"
        let tasks =
            (pages.isEmpty ? [] : ["Opens the pages to which the \(screen.text) leads"])
            + (asks
                ? ["\(pages.isEmpty ? "A" : "a")sks the user questions about the \(screen.text)"]
                : [])
        let meaning =
            "\(tasks.joined(separator: ", and ")). The \(screenName) retains the coordinator."
        let parameters = [(name: "dependencies", type: "\(screen.contract)Dependencies")] + handed
        return SwiftCode.generated(
            "\(type)Coordinator",
            [
                "internal import HeadlessKit", "internal import Model",
                "internal import \(screen.contract)",
            ] + (asks ? ["internal import StateManagement"] : []),
            """
            \(SwiftText.comment(meaning))
            @MainActor
            \(SwiftCode.block(
                "final class \(type)Coordinator",
                SwiftCode.sections(
                    SwiftCode.lines(
                        parameters.map { "private let \($0.name): \($0.type)" }
                            + [asks ? "private weak var screen: UIViewController?" : ""]
                    ),
                    SwiftCode.initializer(parameters),
                    "/// Creates the \(screenName).\n"
                        + SwiftCode.function(
                            "start() -> UIViewController",
                            asks
                                ? [
                                    create, "let screen = \(created)", "self.screen = screen",
                                    "return screen",
                                ] : [create, "return \(created)"]
                        ),
                    SwiftCode.sections(pages),
                    asks ? question : ""
                )
            ))
            """
        )
    }

    /// The type of a question about a row.
    var questionType: String { "\(screen.itemType)Question" }

    var question: String {
        """


        /// A question to the user, with the titles of its answers.
        struct \(questionType) {
        let text: String
        let confirmation: String
        let refusal: String
        }
        """
    }

    /// The service as asynchronous functions.
    var service: GeneratedFile {
        let screen = screen
        func function(_ operation: Request.Operation, _ parameters: [String]) -> String {
            let reply = screen.reply(to: operation)
            let (name, _) = screen.call(operation, id: "", value: { _ in "" })
            let returned = reply == "Void" ? "" : " -> \(reply)"
            let arguments = parameters.map { parameter -> String in
                let words = parameter.prefix { $0 != ":" }.split(separator: " ")
                return words[0] == "_" ? "\(words[1])" : "\(words[0]): \(words[0])"
            }
            let wait =
                arguments.isEmpty
                ? "try await reply(to: \(name)(completion:))"
                : "try await reply { \(name)(\(arguments.joined(separator: ", ")), completion: $0) }"
            return SwiftCode.block(
                "package func \(name)(\(parameters.joined(separator: ", "))) async throws\(returned)",
                wait
            )
        }
        let id = "\(screen.item)ID: \(screen.itemType).ID"
        let functions =
            [
                function(
                    .list(page: nil),
                    screen.given.map { "\($0.name): \($0.type)" }
                        + (screen.isPaged ? ["page: Int"] : [])
                )
            ]
            + screen.list.toggles.map {
                function(
                    .toggle($0.field, to: .absent),
                    ["_ \(screen.expression.kinds.member(of: $0.field)): Bool", id]
                )
            } + screen.list.counts.map { function(.count($0), [id]) }
            + (screen.list.removal == nil ? [] : [function(.remove, [id])])
            + screen.list.actions.map {
                $0.kind == .add ? function(.add, []) : function(.restore(.absent), [id])
            }
        let service = screen.plan.service.name.type
        return SwiftCode.generated(
            "\(service)+Async",
            ["package import Model"],
            """
            // The service as asynchronous functions.
            \(SwiftCode.block("extension \(service)", SwiftCode.sections(functions)))
            """
        )
    }
}

extension Step {
    var isQuestion: Bool { if case .ask = self { true } else { false } }
    var isRequest: Bool { if case .request = self { true } else { false } }
}
