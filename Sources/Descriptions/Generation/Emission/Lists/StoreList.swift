internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state of the list and its rows for each action and returns effects, which
/// ask the service. The view observes the parts of the state that it shows, and a cell its row.
struct StoreList: ArchitectureScreen {
    let screen: ListScreen
    var views: ListViews { ListViews(screen: screen) }
    var type: String { screen.type }
    var item: String { screen.item }
    var rowState: String { "\(screen.itemType)State" }

    /// The button that asks the user before its change; `nil` if none does. At most one button of a row
    /// asks.
    var asked: (button: Name, method: String, body: [Step])? {
        screen.rowButtons.first { $0.body.contains(where: \.isQuestion) }
    }

    var files: [GeneratedFile] {
        [assembly, action, effect, handler, state, rowFile, reducer, cell, controller]
    }

    // MARK: - Assembly

    /// Returns the statements that create the effect handler.
    ///
    /// - Parameter message: the closure that shows a message.
    func created(message: String, isTest: Bool = false) -> [String] {
        screen.created(
            "let handler = \(type)EffectHandler",
            isTest: isTest,
            showing: ["onMessage: \(message)"]
        )
    }

    private var assembly: GeneratedFile {
        let owner = screen.isPart ? "module" : "screen"
        let opening = (screen.isPart ? screen.opening : []).map {
            "\($0.name): @escaping \($0.type)"
        }
        let parameters =
            ["_ dependencies: \(screen.contract)Dependencies", "archive: StateArchive? = nil"]
            + opening
        return SwiftCode.generated(
            "\(type)Assembly",
            [
                "package import \(screen.contract)", "package import HeadlessKit",
                "package import StateManagement",
            ] + (opening.isEmpty ? [] : ["package import Model"]),
            """
            \(SwiftText.comment(screen.isPart ? screen.moduleEntryPoint : "The entry point of the implementation."))
            @MainActor
            package enum \(type)Assembly {
            /// - Parameter archive: the states of an earlier screen, and later those of this one.
            package static func \(screen.isPart ? "module" : "screen")(
            \(parameters.joined(separator: ",\n"))
            ) -> UIViewController {
            weak var \(owner): \(type)ViewController?
            \(SwiftCode.lines(created(message: "{ \(owner)?.showToast($0) }")))
            let store = Store(
            archive?.state() ?? \(type)State(),
            reduce: \(type)Reducer.reduce,
            perform: handler.perform
            )
            archive?.add(store)
            let viewController = \(type)ViewController(store: store)
            \(owner) = viewController
            return viewController
            }
            }
            """
        )
    }

    // MARK: - Actions and effects

    var id: String { "\(rowState).ID" }

    /// The requests of the programs of the list, with the actions that have their replies.
    var listRequests: [(request: Request, effect: String, reply: String)] {
        var requests: [(Request, String, String)] = []
        func add(_ steps: [Step], _ effect: String, _ reply: String) {
            for case .request(let request) in steps { requests.append((request, effect, reply)) }
        }
        add(screen.procedure("load"), "load", "loaded")
        add(screen.procedure("refresh"), "refresh", "refreshed")
        add(screen.procedure("loadMore"), "loadMore", "loadedMore")
        for (action, _) in screen.actionNames {
            let isAdding = action.kind == .add
            add(
                screen.program(.tap(action.name)),
                isAdding ? "add" : "restore",
                isAdding ? "added" : "restored"
            )
        }
        return requests
    }

    /// The requests of rows.
    var rowRequests: [(request: Request, effect: String, reply: String, name: String)] {
        screen.rowButtons.flatMap { _, _, body in
            (body + body.answers).compactMap { step in
                guard case .request(let request) = step else { return nil }
                return switch request.operation {
                case .toggle(let field, _):
                    (request, "set\(field.type)", "\(field.member)Set", "show\(field.type)")
                case .count(let count):
                    (
                        request, "count\(count.name.type)", "\(count.name.member)Counted",
                        "show\(count.name.type)"
                    )
                default: (request, "remove", "removed", "showRemoval")
                }
            }
        }
    }

    /// Returns the type of the result that an action has. Actions are compared, and `Void` cannot be.
    func result(of request: Request) -> String {
        let reply = screen.reply(to: request.operation)
        return reply == "Void" ? "isSuccess: Bool" : "Result<\(reply), ServiceError>"
    }

    var action: GeneratedFile {
        let user =
            ["opened", "retryTapped", "pulled"]
            + (screen.hasFilters ? ["filterChosen(\(screen.filterType))"] : [])
            + screen.actionNames.map { "\($0.action.name.member)Tapped" }
            + (screen.isPaged ? ["lastRowShown", "retryMoreTapped"] : [])
            + (screen.list.route == nil ? [] : ["\(item)Tapped(\(id))"])
            + screen.rowButtons.map { "\($0.button.member)Tapped(\(id))" }
            + screen.list.links.map { "\($0.element.member)Tapped(\(id))" }
            + (asked.map { ["\($0.button.member)Answered(\(id), isConfirmed: Bool)"] } ?? [])
        let elsewhere = ["changedElsewhere(\(screen.itemType))", "removedElsewhere(\(id))"]
        let effects =
            listRequests.map { request, _, reply in
                switch request.operation {
                case .list where request.staleIfChanged != nil:
                    "\(reply)(\(result(of: request)), generation: Int)"
                case .restore: "\(reply)(\(id), isSuccess: Bool)"
                default: "\(reply)(\(result(of: request)))"
                }
            } + rowRequests.map { "\($0.reply)(\(id), \(result(of: $0.request)))" }
            + (screen.announces ? elsewhere : [])
        return SwiftCode.generated(
            "\(type)Action",
            ["internal import Model"]
                + (screen.hasFilters ? ["internal import \(screen.contract)"] : []),
            SwiftCode.block(
                "enum \(type)Action: Equatable",
                SwiftCode.sections(
                    SwiftCode.lines(["// The user"] + user.map { "case \($0)" }),
                    SwiftCode.lines(["// The effects"] + effects.map { "case \($0)" })
                )
            )
        )
    }

    private var effect: GeneratedFile {
        let cases =
            (screen.announces ? ["followChanges"] : [])
            + listRequests.map { request, effect, _ in
                switch request.operation {
                case .list where request.staleIfChanged != nil:
                    "\(effect)(page: Int, generation: Int)"
                case .restore: "\(effect)(\(id))"
                default: effect
                }
            }
            + rowRequests.map { request, effect, _, _ in
                if case .toggle = request.operation {
                    "\(effect)(\(id), Bool)"
                } else {
                    "\(effect)(\(id))"
                }
            } + screen.leads.map { "open\($0.page.type)(\($0.type == "Int" ? "Int" : id))" }
            + ["showMessage(String)"]
        return SwiftCode.generated(
            "\(type)Effect",
            [],
            "/// The requests of the reducer.\n"
                + SwiftCode.block(
                    "enum \(type)Effect: Equatable",
                    SwiftCode.lines(cases.map { "case \($0)" })
                )
        )
    }

    private var handler: GeneratedFile {
        let service = screen.service
        func call(_ operation: Request.Operation, _ arguments: [String], _ reply: String) -> String
        {
            let (name, _) = screen.call(operation, id: "id", value: { _ in "" })
            let given =
                if case .list = operation { screen.given } else {
                    [] as [(name: String, type: String)]
                }
            let all = given.map { "\($0.name): \($0.name)" } + arguments
            let list = all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
            guard screen.announces, !operation.isOfList else {
                return "\(service.name).\(name)\(list) { send(.\(reply)) }"
            }
            let listed = "completion: unlessRemoved(id) { send(.\(reply)) }"
            return "\(service.name).\(name)(\((arguments + [listed]).joined(separator: ", ")))"
        }
        let owner = "\(item)ID: id"
        let ofList = listRequests.map { request, effect, reply in
            switch request.operation {
            case .list where request.staleIfChanged != nil:
                "case .\(effect)(let page, let generation): "
                    + call(
                        request.operation,
                        ["page: page"],
                        "\(reply)($0, generation: generation)"
                    )
            case .list:
                "case .\(effect): "
                    + call(request.operation, screen.isPaged ? ["page: 1"] : [], "\(reply)($0)")
            case .restore:
                "case .\(effect)(let id): "
                    + call(request.operation, [owner], "\(reply)(id, isSuccess: $0.isSuccess)")
            default:
                "case .\(effect): "
                    + call(request.operation, [], "\(reply)(isSuccess: $0.isSuccess)")
            }
        }
        let ofRows = rowRequests.map { request, effect, reply, _ in
            switch request.operation {
            case .toggle(let field, _):
                "case .\(effect)(let id, let \(member(of: field))): "
                    + call(
                        request.operation,
                        [member(of: field), owner],
                        "\(reply)(id, isSuccess: $0.isSuccess)"
                    )
            case .count:
                "case .\(effect)(let id): " + call(request.operation, [owner], "\(reply)(id, $0)")
            default:
                "case .\(effect)(let id): "
                    + call(request.operation, [owner], "\(reply)(id, isSuccess: $0.isSuccess)")
            }
        }
        let pages = screen.leads.map { "case .open\($0.page.type)(let id): \($0.name)(id)" }
        let properties =
            screen.requesting.map { "let \($0.name): \($0.type)" }
            + ["let onMessage: (String) -> Void"]
            + screen.leads.map { "let \($0.name): (\($0.type)) -> Void" }
        let usesSuccess = (ofList + ofRows).contains { $0.contains("isSuccess") }
        let follow =
            [
                "case .followChanges:",
                "onChange = { send(.changedElsewhere($0)) }",
                "onRemoval = { send(.removedElsewhere($0)) }",
            ] + screen.observing
        let cases =
            (screen.announces ? follow : []) + ofList + ofRows + pages
            + ["case .showMessage(let text): onMessage(text)"]
        let perform = """
            func perform(_ effect: \(type)Effect, send: @escaping @MainActor (\(type)Action) -> Void) {
            switch effect {
            \(SwiftCode.lines(cases))
            }
            }
            """
        return SwiftCode.generated(
            "\(type)EffectHandler",
            ["internal import Model"],
            SwiftCode.sections(
                "/// Performs the effects with the service of the screen.\n@MainActor\n"
                    + (screen.announces
                        ? observingHandler(properties, perform)
                        : SwiftCode.block(
                            "struct \(type)EffectHandler",
                            SwiftCode.sections(SwiftCode.lines(properties), perform)
                        )),
                usesSuccess
                    ? """
                    extension Result {
                    fileprivate var isSuccess: Bool {
                    if case .success = self { true } else { false }
                    }
                    }
                    """ : ""
            )
        )
    }

    /// Returns an effect handler that follows changes made elsewhere.
    private func observingHandler(_ properties: [String], _ perform: String) -> String {
        let itemType = screen.itemType
        let state = [
            "private var onChange: ((\(itemType)) -> Void)?",
            "private var onRemoval: ((\(itemType).ID) -> Void)?",
            "/// The number of removals made elsewhere of each \(item).",
            "private var removals: [\(itemType).ID: Int] = [:]",
        ]
        let unlessRemoved = """
            /// Returns a closure that ignores the reply if the \(item) is removed elsewhere before it arrives.
            private func unlessRemoved<Reply>(
            _ id: \(itemType).ID,
            _ completion: @escaping Completion<Reply>
            ) -> Completion<Reply> {
            { [weak self, count = removals[id]] reply in
            if self?.removals[id] == count { completion(reply) }
            }
            }
            """
        return SwiftCode.sections(
            SwiftCode.block(
                "final class \(type)EffectHandler",
                SwiftCode.sections(
                    SwiftCode.lines(properties.map { "private \($0)" } + state),
                    SwiftCode.initializer(
                        screen.requesting + [(name: "onMessage", type: "(String) -> Void")]
                            + screen.opening
                    ),
                    perform,
                    screen.rowsAct ? unlessRemoved : ""
                )
            ),
            screen.observer(
                "\(type)EffectHandler",
                change: ["onChange?(\(item))"],
                removal: ["removals[id, default: 0] += 1", "onRemoval?(id)"],
                first: []
            )
        )
    }

    func member(of field: Name) -> String { screen.expression.kinds.member(of: field) }
}

extension [Step] {
    /// The steps after the answers to questions.
    fileprivate var answers: [Step] {
        flatMap { step -> [Step] in
            if case .ask(let question) = step { question.answers.flatMap(\.body) } else { [] }
        }
    }
}
