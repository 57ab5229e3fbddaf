internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state of the list and its rows for each action and returns effects, which
/// ask the service. The view shows each new state.
struct StoreList: ArchitectureScreen {
    let screen: ListScreen
    private var views: ListViews { ListViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var rowState: String { "\(screen.itemType)State" }

    /// The button that asks the user before its change; `nil` if none does. At most one button of a row
    /// asks.
    private var asked: (button: Name, method: String, body: [Step])? {
        screen.rowButtons.first { $0.body.contains(where: \.isQuestion) }
    }

    var files: [GeneratedFile] {
        [assembly, action, effect, handler, state, rowFile, reducer, cell, controller]
    }

    // MARK: - Assembly

    private var assembly: GeneratedFile {
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
            ) -> ViewController {
            \(SwiftCode.lines(screen.created("let handler = \(type)EffectHandler")))
            let store = Store(
            archive?.state() ?? \(type)State(),
            reduce: \(type)Reducer.reduce,
            perform: handler.perform
            )
            archive?.add(store)
            return \(type)ViewController(store: store)
            }
            }
            """
        )
    }

    // MARK: - Actions and effects

    private var id: String { "\(rowState).ID" }

    /// The requests of the programs of the list, with the actions that have their replies.
    private var listRequests: [(request: Request, effect: String, reply: String)] {
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
    private var rowRequests: [(request: Request, effect: String, reply: String, name: String)] {
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
    private func result(of request: Request) -> String {
        let reply = screen.reply(to: request.operation)
        return reply == "Void" ? "isSuccess: Bool" : "Result<\(reply), ServiceError>"
    }

    private var action: GeneratedFile {
        let user =
            ["opened", "retryTapped", "pulled"]
            + (screen.hasFilters ? ["filterChosen(\(screen.filterType))"] : [])
            + screen.actionNames.map { "\($0.action.name.member)Tapped" }
            + (screen.isPaged ? ["rowShown(\(id))", "retryMoreTapped"] : [])
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
                    "/// The view has shown the messages to the user.\ncase messagesShown",
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
            + screen.leads.map { "let \($0.name): (\($0.type)) -> Void" }
        let usesSuccess = (ofList + ofRows).contains { $0.contains("isSuccess") }
        let follow =
            [
                "case .followChanges:",
                "onChange = { send(.changedElsewhere($0)) }",
                "onRemoval = { send(.removedElsewhere($0)) }",
            ] + screen.observing
        let cases = (screen.announces ? follow : []) + ofList + ofRows + pages
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
                    SwiftCode.initializer(screen.parameters),
                    perform,
                    screen.rowsAct ? unlessRemoved : ""
                )
            ),
            screen.observer(
                "\(type)EffectHandler",
                change: ["onChange?(\(item))"],
                removal: ["removals[id, default: 0] += 1", "onRemoval?(id)"]
            )
        )
    }

    private func member(of field: Name) -> String { screen.expression.kinds.member(of: field) }

    // MARK: - State

    private var state: GeneratedFile {
        var lines = [
            "var content = Content.loading",
            "/// Indicates whether the user has pulled the list and the reply has not arrived yet.",
            "var isRefreshing = false",
        ]
        if screen.hasFilters {
            lines.append("var filter = \(screen.filterType).\(screen.list.filters[0].name.member)")
        }
        if let total = screen.list.total { lines.append("var \(total.name.member) = \"\"") }
        if screen.isPaged {
            lines += [
                "var paging = Paging.idle", "var nextPage = 2",
                "/// Incremented by each refresh. A page that was requested before it is ignored.",
                "var generation = 0",
                "/// Incremented by each page that arrives. The view then shows the list again, even if "
                    + "it has the", "/// same rows.", "var listVersion = 0",
            ]
        }
        if screen.rowsChange {
            lines += [
                "/// All rows that have been listed, even those that are no longer.",
                "var rowsByID: [\(id): \(rowState)] = [:]",
            ]
            if screen.selectsRows {
                lines += [
                    "/// All rows that have loaded, even those that are not shown.",
                    "var loadedIDs: [\(id)] = []",
                ]
            }
            lines.append("var shownIDs: [\(id)] = []")
        } else {
            lines.append("var rows: [\(rowState)] = []")
        }
        for action in screen.list.actions {
            switch action.kind {
            case .add: lines.append("var isAdding = false")
            case .undo:
                lines += [
                    "/// The row that was removed last, until it is restored.",
                    "var removedLast: \(id)?", "var isRestoring = false",
                ]
            }
        }
        if asked != nil {
            lines += ["/// The question that the user must answer.", "var question: Question?"]
        }
        lines += [
            "/// The messages to the user that were not shown yet.", "var messages: [String] = []",
        ]
        let empty = SwiftText.literal(screen.list.empty)
        let hasNoRows = screen.rowsChange ? "shownIDs.isEmpty" : "rows.isEmpty"
        let isEmpty = screen.isPaged ? "\(hasNoRows) && paging == .complete" : hasNoRows
        return SwiftCode.generated(
            "\(type)State",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The contents of the \(screen.text).
            \(SwiftCode.block(
                "struct \(type)State: Equatable, Codable",
                SwiftCode.sections(
                    views.types("Equatable, Codable"),
                    SwiftCode.lines(
                        "enum Content: String, Codable { case loading, failed, loaded }",
                        screen.isPaged
                            ? "enum Paging: String, Codable { case idle, loading, failed, complete }" : ""
                    ),
                    asked == nil ? "" : question,
                    SwiftCode.lines(lines),
                    """
                    var placeholder: Placeholder {
                    switch content {
                    case .loading: .loading
                    case .failed: .error(\(SwiftText.literal(screen.list.failure)))
                    case .loaded: \(isEmpty) ? .empty(\(empty)) : .none
                    }
                    }
                    """,
                    screen.isPaged
                        ? """
                        var footer: Footer {
                        switch paging {
                        case .idle: .hidden
                        case .loading: .loading("Loading more…")
                        case .failed: .failed("Could not load more")
                        case .complete: \(hasNoRows) ? .hidden : .end(\(screen.plan.endText))
                        }
                        }
                        """ : "",
                    SwiftCode.lines(
                        screen.list.actions.filter { $0.kind == .undo }.map {
                            "var can\($0.name.type): Bool { removedLast != nil && !isRestoring }"
                        }
                    ),
                    screen.rowsChange
                        ? "var rows: [\(rowState)] { shownIDs.compactMap { rowsByID[$0] } }" : ""
                )
            ))
            """
        )
    }

    private var question: String {
        """
        /// A question to the user about a row, with the titles of its answers.
        struct Question: Equatable, Codable {
        let id: \(id)
        let text: String
        let confirmation: String
        let refusal: String
        }
        """
    }

    private var rowFile: GeneratedFile {
        let showsDate = screen.list.elements.contains { $0.text.showsDay }
        let variables = screen.component.rowState.flatMap { variable in
            switch variable.name {
            case "isBusy":
                [
                    "/// Indicates whether a question is open or a request runs. Until then, the row does "
                        + "not change.", "var isBusy = false",
                ]
            case "isRemoved":
                [
                    "/// Indicates whether the row is removed, even if the service has not confirmed it "
                        + "yet.", "var isRemoved = false",
                ]
            case "waiting":
                [
                    "/// The values of the service that wait until the row can change.",
                    "var waiting: \(screen.itemType)?",
                ]
            default: ["var \(variable.name) = false"]
            }
        }
        return SwiftCode.generated(
            rowState,
            ["internal import Model"] + (showsDate ? ["internal import Foundation"] : []),
            """
            /// A row of the list.
            \(SwiftCode.block(
                "struct \(rowState): Equatable, Codable, Identifiable",
                SwiftCode.sections(
                    SwiftCode.lines(
                        ["\(screen.rowsChange ? "var" : "let") \(item): \(screen.itemType)"] + variables
                    ),
                    SwiftCode.lines("var id: Int { \(item).id }", screen.rowValues(screen.expression)),
                    screen.countTextsOfRows
                )
            ))
            """
        )
    }

    // MARK: - Reducer

    private func steps(
        isRow: Bool = false,
        after request: Request? = nil,
        returns: Bool = true
    ) -> StoreSteps {
        StoreSteps(screen: screen, isRow: isRow, after: request?.operation, returns: returns)
    }

    private func code(_ steps: [Step], returns: Bool = true) -> [String] {
        var writer = self.steps(returns: returns)
        return writer.function(steps)
    }

    private func function(_ head: String, returns: Bool = true, _ body: [String]) -> String {
        SwiftCode.block(
            "private static func \(head)\(returns ? " -> [\(type)Effect]" : "")",
            SwiftCode.lines(body)
        )
    }

    private var reducer: GeneratedFile {
        let cases = userCases + effectCases
        return SwiftCode.generated(
            "\(type)Reducer",
            ["internal import Model"]
                + (screen.hasFilters ? ["internal import \(screen.contract)"] : []),
            SwiftCode.block(
                "enum \(type)Reducer",
                SwiftCode.sections(
                    [
                        SwiftCode.block(
                            "static func reduce(_ state: inout \(type)State, _ action: \(type)Action) "
                                + "-> [\(type)Effect]",
                            SwiftCode.block("switch action", SwiftCode.lines(cases))
                        ), "// MARK: - Loading",
                    ] + loading + (rows.isEmpty ? [] : ["// MARK: - Rows"] + rows) + [
                        screen.countTextsOfQuestions.replacing(
                            "private func",
                            with: "private static func"
                        )
                    ]
                )
            )
        )
    }

    private var userCases: [String] {
        let follow = screen.announces ? "[.followChanges] + " : ""
        let first = "state.content == .loading ? load(&state) : []"
        var cases = [
            "case .opened:", "// A restored screen already has the reply.",
            "return \(follow.isEmpty ? first : "\(follow)(\(first))")", "case .retryTapped:",
            "return load(&state)", "case .pulled:", "return pull(&state)",
        ]
        if screen.hasFilters {
            cases += ["case .filterChosen(let filter):"] + code(screen.program(.choose))
        }
        for (action, method) in screen.actionNames {
            cases += ["case .\(action.name.member)Tapped:", "return \(method)(&state)"]
        }
        if screen.isPaged {
            let last = screen.rowsChange ? "state.shownIDs.last" : "state.rows.last?.id"
            cases += [
                "case .rowShown(let id):", "// After a failure, only the button loads the page.",
                "return id == \(last) && state.paging == .idle ? loadMore(&state) : []",
                "case .retryMoreTapped:", "return state.paging == .failed ? loadMore(&state) : []",
            ]
        }
        if let route = screen.list.route {
            cases += ["case .\(item)Tapped(let id):", "return [.open\(route.type)(id)]"]
        }
        for (button, method, body) in screen.rowButtons {
            let asks = body.contains(where: \.isQuestion)
            cases += [
                "case .\(button.member)Tapped(let id):",
                "return \(asks ? ask(button) : method)(id, in: &state)",
            ]
        }
        for link in screen.list.links {
            let row =
                screen.rowsChange
                ? "state.rowsByID[id]" : "state.rows.first(where: { $0.id == id })"
            cases += [
                "case .\(link.element.member)Tapped(let id):",
                "guard let row = \(row) else { return [] }",
                "return [.open\(link.page.type)(row.\(item).\(member(of: link.field)))]",
            ]
        }
        if let (button, method, _) = asked {
            cases += [
                "case .\(button.member)Answered(let id, let isConfirmed):", "state.question = nil",
                "return isConfirmed ? \(method)(id, in: &state) : "
                    + "\(refuse(button))(id, in: &state)",
            ]
        }
        return cases + ["case .messagesShown:", "state.messages = []", "return []"]
    }

    private func ask(_ button: Name) -> String { "ask\(button.type)" }
    private func refuse(_ button: Name) -> String { "refuse\(button.type)" }

    /// The cases of the replies.
    private var effectCases: [String] {
        var cases: [String] = []
        for (request, _, reply) in listRequests {
            let isVoid = screen.replied(by: request.operation) == nil
            let isRestore = if case .restore = request.operation { true } else { false }
            let parameters =
                (isRestore ? ["let id"] : []) + [isVoid ? "let isSuccess" : "let result"]
                + (request.staleIfChanged.map { ["let \($0)"] } ?? [])
            cases.append("case .\(reply)(\(parameters.joined(separator: ", "))):")
            if let stale = request.staleIfChanged {
                cases.append("guard \(stale) == state.\(stale) else { return [] }")
            }
            let arguments = isRestore ? "id, isSuccess" : isVoid ? "isSuccess" : "result"
            let call = "\(reply)(\(arguments), in: &state)"
            cases += returns(request) ? ["return \(call)"] : [call, "return []"]
        }
        for (request, _, reply, name) in rowRequests {
            let isVoid = screen.replied(by: request.operation) == nil
            let value = isVoid ? "isSuccess" : "result"
            cases += [
                "case .\(reply)(let id, let \(value)):",
                "\(name)(of: id, \(value), in: &state)", "return []",
            ]
        }
        if screen.announces {
            cases += [
                "case .changedElsewhere(let \(item)):", "change(to: \(item), in: &state)",
                "return []",
                "case .removedElsewhere(let id):",
                "guard state.rowsByID.removeValue(forKey: id) != nil else { return [] }",
                "state.\(screen.selectsRows ? "loadedIDs" : "shownIDs").removeAll { $0 == id }",
                StoreSteps.shows(in: screen) ? "showRows(&state)" : "", "return []",
            ]
        }
        return cases
    }

    /// Indicates whether the reply to a request has effects.
    private func returns(_ request: Request) -> Bool {
        steps().hasEffects(request.reply + request.success + request.failure)
    }

    /// The functions that load the list, with those for the buttons above the rows.
    private var loading: [String] {
        let state = "_ state: inout \(type)State"
        func function(_ name: String, _ steps: [Step], isRefresh: Bool = false) -> String {
            var writer = self.steps()
            writer.isRefresh = isRefresh
            return self.function("\(name)(\(state))", writer.function(steps))
        }
        var functions = [
            function("load", screen.procedure("load")), function("pull", screen.procedure("pull")),
        ]
        if screen.isPaged {
            functions += [
                function("refresh", screen.procedure("refresh"), isRefresh: true),
                function("loadMore", screen.procedure("loadMore")),
            ]
        }
        functions += screen.actionNames.map {
            function($0.method, screen.program(.tap($0.action.name)))
        }
        functions += listRequests.map { request, _, reply in
            let isRestore = if case .restore = request.operation { true } else { false }
            let value =
                screen.replied(by: request.operation) == nil
                ? "_ isSuccess: Bool" : "_ result: \(result(of: request))"
            let id = isRestore ? "_ id: \(self.id), " : ""
            let returns = self.returns(request)
            var writer = steps(after: request, returns: returns)
            return self.function(
                "\(reply)(\(id)\(value), in state: inout \(type)State)",
                returns: returns,
                writer.reply(to: request)
            )
        }
        let first = screen.reply
        functions.append(
            self.function(
                "show(_ \(first.name): \(first.type), in state: inout \(type)State)",
                returns: false,
                code(screen.procedure("showFirst"), returns: false)
            )
        )
        if StoreSteps.shows(in: screen) {
            functions.append(
                self.function(
                    "showRows(\(state))",
                    returns: false,
                    code(screen.procedure("show"), returns: false)
                )
            )
        }
        return functions
    }

    private var rows: [String] {
        let inState = "in state: inout \(type)State"
        var functions: [String] = []
        for (button, method, body) in screen.rowButtons {
            var writer = steps(isRow: true)
            let asks = body.contains(where: \.isQuestion)
            functions.append(
                function(
                    "\(asks ? ask(button) : method)(_ id: \(id), \(inState))",
                    writer.function(body)
                )
            )
            for case .ask(let question) in body {
                for (name, answer) in [
                    (method, question.answers[0]), (refuse(button), question.answers[1]),
                ] {
                    var writer = steps(isRow: true)
                    functions.append(
                        function("\(name)(_ id: \(id), \(inState))", writer.function(answer.body))
                    )
                }
            }
        }
        for (request, _, _, name) in rowRequests {
            let value =
                screen.replied(by: request.operation) == nil
                ? "_ isSuccess: Bool" : "_ result: \(result(of: request))"
            var writer = steps(isRow: true, after: request, returns: false)
            functions.append(
                function(
                    "\(name)(of id: \(id), \(value), \(inState))",
                    returns: false,
                    ["guard var row = state.rowsByID[id] else { return }"]
                        + writer.reply(to: request)
                )
            )
        }
        return functions
            + [release, change, move, isShown, screen.shows(showsHead, filter: "filter"), take]
            .filter {
                !$0.isEmpty
            }
    }

    private var showsHead: String {
        "private static func shows(_ \(item): \(screen.itemType), _ filter: \(screen.filterType)) -> Bool"
    }

    private var release: String {
        guard screen.rowsWait else { return "" }
        var writer = steps(isRow: true)
        return
            "/// Ends a change of a row, which takes the values of the service that have waited for it.\n"
            + function(
                "release(_ row: inout \(rowState))",
                returns: false,
                writer.statements(screen.procedure("release"))
            )
    }

    private var change: String {
        guard screen.announces else { return "" }
        var writer = steps(isRow: true)
        return "/// Takes values that were changed elsewhere.\n"
            + function(
                "change(to \(item): \(screen.itemType), in state: inout \(type)State)",
                returns: false,
                ["guard var row = state.rowsByID[\(item).id] else { return }"]
                    + writer.statements(screen.program(.changed)) + [
                        "state.rowsByID[\(item).id] = row"
                    ]
            )
    }

    private var move: String {
        guard screen.list.movesRows else { return "" }
        return
            "/// Filters the rows again if a changed row no longer belongs to the filter, or belongs to "
            + "it again.\n"
            + function(
                "move(_ id: \(id), in state: inout \(type)State)",
                returns: false,
                [
                    "guard let row = state.rowsByID[id] else { return }",
                    "let isListed = state.shownIDs.contains(id)",
                    "if isShown(row, state.filter) != isListed { showRows(&state) }",
                ]
            )
    }

    private var isShown: String {
        guard screen.selectsRows else { return "" }
        let filter = screen.hasFilters ? ", _ filter: \(screen.filterType)" : ""
        let test = screen.isShown("row", shows: "shows").replacing(")", with: ", filter)")
        return SwiftCode.block(
            "private static func isShown(_ row: \(rowState)\(filter)) -> Bool",
            test
        )
    }

    private var take: String {
        guard screen.rowsChange else { return "" }
        let isHeld = screen.component.rowState.contains { $0.name == "isBusy" }
        let items = screen.items
        let waits = screen.rowsWait
        let condition =
            isHeld && !waits ? " where state.rowsByID[\(item).id]?.isBusy != true" : ""
        let update =
            "row.\(item) = \(item)" + (screen.list.removal == nil ? "" : "\nrow.isRemoved = false")
        return
            "/// Takes the values of the service\(isHeld ? ", but not for a row while a request runs" : "").\n"
            + function(
                "take(_ \(items): [\(screen.itemType)], in state: inout \(type)State)",
                returns: false,
                [
                    SwiftCode.block(
                        "for \(item) in \(items)\(condition)",
                        SwiftCode.lines(
                            "var row = state.rowsByID[\(item).id] ?? \(rowState)(\(item): \(item))",
                            waits
                                ? "if row.isBusy {\nrow.waiting = \(item)\n} else {\n\(update)\n}"
                                : update,
                            "state.rowsByID[\(item).id] = row"
                        )
                    )
                ]
            )
    }

    // MARK: - Views

    private var cell: GeneratedFile {
        let initializer = views.cellInitializer { element in
            let isTapped =
                screen.rowButtons.contains { $0.button == element.name }
                || screen.list.links.contains { $0.element == element.name }
            return isTapped ? "self?.onTap\(element.name.type)?()" : nil
        }
        let taps = tapped.map { "var onTap\($0.type): (() -> Void)?" }
        return SwiftCode.generated(
            "\(screen.itemType)Cell",
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(screen.itemType)Cell: TableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(taps),
                    views.cellProperties,
                    initializer,
                    SwiftCode.block(
                        "func show(_ \(item): \(rowState))",
                        SwiftCode.lines(views.cellValues(of: item))
                    )
                )
            )
        )
    }

    /// The elements of a row that react to taps.
    private var tapped: [Name] {
        screen.rowButtons.map(\.button) + screen.list.links.map(\.element)
    }

    private var controller: GeneratedFile {
        let store = "Store<\(type)State, \(type)Action>"
        let layOut = views.layOut { trigger, filter in
            let action =
                switch trigger {
                case .choose: "filterChosen(.\(filter?.name.member ?? ""))"
                case .tap(let name): "\(name.member)Tapped"
                case .pull: "pulled"
                case .retryMore: "retryMoreTapped"
                default: "retryTapped"
                }
            return "[weak self] _ in self?.store.send(.\(action))"
        }
        let taps = tapped.map {
            "cell.onTap\($0.type) = { [store] in store.send(.\($0.member)Tapped(\(item).id)) }"
        }
        let table = views.table(
            count: "shownRows.count",
            cell: ["let \(item) = shownRows[indexPath.row]", "cell.show(\(item))"] + taps,
            select: "store.send(.\(item)Tapped(shownRows[indexPath.row].id))",
            end: "store.send(.rowShown(shownRows[indexPath.row].id))"
        )
        return SwiftCode.generated(
            "\(type)ViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(screen.contract)",
            ],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)ViewController: ViewController",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private let store: \(store)",
                            "/// The rows that the table shows.",
                            "private var shownRows: [\(rowState)] = []",
                            screen.isPaged
                                ? "/// The version of the list that the table shows.\n"
                                    + "private var shownVersion = 0" : "",
                            views.properties()
                        ),
                        "init(store: \(store)) {\nself.store = store\n}",
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        store.observe(self) { $0.show($1) }
                        store.send(.opened)
                        }
                        """,
                        "private func layOut() {\n\(layOut)\n}",
                        showState,
                        views.showing("\(type)State"),
                        showRows,
                        asked.map { showQuestion($0.button) } ?? ""
                    )
                ),
                table
            )
        )
    }

    private var showState: String {
        SwiftCode.block(
            "private func show(_ state: \(type)State)",
            SwiftCode.lines(
                views.values(of: "state")
                    + [
                        screen.isPaged
                            ? "show(state.rows, version: state.listVersion)" : "show(state.rows)",
                        "state.messages.forEach(showToast)",
                        "if !state.messages.isEmpty { store.send(.messagesShown) }",
                    ]
                    + (asked == nil
                        ? []
                        : [
                            "if let question = state.question, presentedAlert == nil { ask(question) }"
                        ])
            )
        )
    }

    private var showRows: String {
        let isSame =
            screen.isPaged
            ? "version == shownVersion" : "rows.map(\\.id) == shownRows.map(\\.id)"
        let version = screen.isPaged ? ["shownVersion = version"] : []
        let parameters = "_ rows: [\(rowState)]" + (screen.isPaged ? ", version: Int" : "")
        guard screen.rowsChange else {
            return "/// Reloads the table if there are other rows.\n"
                + SwiftCode.block(
                    "private func show(\(parameters))",
                    SwiftCode.lines(
                        [
                            screen.isPaged
                                ? "guard version != shownVersion else { return }"
                                : "guard rows != shownRows else { return }"
                        ] + version + ["shownRows = rows", "tableView.reloadData()"]
                    )
                )
        }
        return
            "/// Updates the visible rows in place, or reloads the table if there are other rows.\n"
            + SwiftCode.block(
                "private func show(\(parameters))",
                SwiftCode.lines(
                    [
                        "let isSameList = \(isSame)", "let changed = zip(rows, shownRows).map(!=)",
                        "shownRows = rows",
                    ] + version + [
                        "guard isSameList else { return tableView.reloadData() }",
                        "for indexPath in tableView.indexPathsForVisibleRows ?? [] "
                            + "where changed[indexPath.row] {",
                        "let cell = tableView.cellForRow(at: indexPath) as? \(screen.itemType)Cell",
                        "cell?.show(rows[indexPath.row])", "}",
                    ]
                )
            )
    }

    private func showQuestion(_ button: Name) -> String {
        func answer(_ isConfirmed: Bool) -> String {
            "[store] _ in store.send(.\(button.member)Answered(question.id, "
                + "isConfirmed: \(isConfirmed)))"
        }
        return views.question(
            "private func ask(_ question: \(type)State.Question)",
            text: "question.text",
            [
                ("question.confirmation", "default", answer(true)),
                ("question.refusal", "cancel", answer(false)),
            ]
        )
    }
}

extension [Step] {
    /// The steps after the answers to questions.
    fileprivate var answers: [Step] {
        flatMap { step -> [Step] in
            if case .ask(let question) = step { question.answers.flatMap(\.body) } else { [] }
        }
    }
}
