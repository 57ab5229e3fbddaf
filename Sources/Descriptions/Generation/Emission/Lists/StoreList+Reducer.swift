internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The reducer of the list.
extension StoreList {
    func steps(
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

    var reducer: GeneratedFile {
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
            cases += [
                "case .lastRowShown:", "// After a failure, only the button loads the page.",
                "return state.paging == .idle ? loadMore(&state) : []",
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
        return cases
    }

    func ask(_ button: Name) -> String { "ask\(button.type)" }
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
            let call = "\(name)(of: id, \(value), in: &state)"
            cases.append("case .\(reply)(let id, let \(value)):")
            cases += returns(request) ? ["return \(call)"] : [call, "return []"]
        }
        if screen.announces {
            cases += [
                "case .changedElsewhere(let \(item)):", "state.isOutdated = true",
                "change(to: \(item), in: &state)",
                "return []",
                "case .removedElsewhere(let id):", "state.isOutdated = true",
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
    var loading: [String] {
        let state = "_ state: inout \(type)State"
        func function(_ name: String, _ steps: [Step], isRefresh: Bool = false) -> String {
            var writer = self.steps()
            writer.isRefresh = isRefresh
            return self.function("\(name)(\(state))", writer.function(steps))
        }
        var functions = [
            function("load", screen.procedure("load")), function("pull", screen.procedure("pull")),
        ]
        if screen.hasRefresh {
            functions.append(function("refresh", screen.procedure("refresh"), isRefresh: true))
        }
        if screen.isPaged { functions.append(function("loadMore", screen.procedure("loadMore"))) }
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

    var rows: [String] {
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
            let returns = self.returns(request)
            var writer = steps(isRow: true, after: request, returns: returns)
            functions.append(
                function(
                    "\(name)(of id: \(id), \(value), \(inState))",
                    returns: returns,
                    ["guard var row = state.rowsByID[id] else { return\(returns ? " []" : "") }"]
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

    var change: String {
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
}
