internal import Descriptions

/// The values for the tests of the object that loads the list.
extension ListTestScope {
    func addList(to scope: inout TemplateScope) {
        let size = plan.paging?.size ?? 0
        if size > 1 { scope.flags.insert("SEVERAL") }
        if size > 1, subject != .interactor { scope.flags.insert("DECIDES") }
        scope.values.merge(shownValues) { $1 }
        scope.values.merge(footerValues) { $1 }
        scope.values.merge(guestValues) { $1 }
        scope.values.merge(filterValues) { $1 }
        scope.values.merge(callValues) { $1 }
        scope.lists["buttons"] = plan.buttons.map(button)
        scope.lists["undo"] = plan.undo.map { [button($0)] } ?? []
        scope.lists["links"] = plan.links.map { link in
            var scope = base.link(link)
            scope.values["number"] = listed(2).number(link, of: plan.entity)
            return scope
        }
        scope.lists["totals"] = plan.list.total.map { [total($0)] } ?? []
        if subject == .interactor {
            // The presenter opens pages and counts the rows.
            scope.flags.remove("ROUTE")
            scope.lists["links"] = []
            scope.lists["totals"] = []
        }
        scope.lists["chosen"] = plan.filters.reversed().map(chosen)
        scope.lists["moves"] = plan.list.movesRows ? plan.moves.map(move) : []
        scope.lists["hidden"] = plan.list.movesRows ? [] : hidden
    }

    // MARK: - The list

    private func message(_ text: String, _ call: String) -> String {
        subject == .interactor ? ".\(call)" : SwiftText.literal(text)
    }

    /// The values that are shown instead of rows.
    private var shownValues: [String: String] {
        let told = message("Could not refresh", "didFailToRefresh\(plan.itemsType)")
        let sizes = plan.pageSizes(of: 4)
        let counts = sizes.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        let common = [
            "told.refresh": told,
            "request.first": plan.firstRequest,
            "request.all": "[\(plan.requests(of: 4))]",
            "guest.rowCounts": "\(counts)",
        ]
        let shown =
            switch subject {
            case .viewModel: (".loading", ".error(\(plan.failureText))", ".none")
            case .presenter: (".showLoading", ".showError(\(plan.failureText))", ".showRows")
            default:
                (
                    ".didBeginFetching\(plan.itemsType)", ".didFailToFetch\(plan.itemsType)",
                    ".didFetch\(plan.itemsType)"
                )
            }
        return common.merging(
            ["shown.loading": shown.0, "shown.error": shown.1, "shown.rows": shown.2]
        ) { $1 }
    }

    /// The states of the footer after the last row.
    private var footerValues: [String: String] {
        let values =
            switch subject {
            case .viewModel:
                [
                    ".hidden", ".loading(\"Loading more…\")", ".failed(\"Could not load more\")",
                    ".end(\(plan.endText))",
                ]
            case .presenter:
                [
                    ".hideFooter", ".showFooter(\"Loading more…\", canRetry: false)",
                    ".showFooter(\"Could not load more\", canRetry: true)",
                    ".showFooter(\(plan.endText), canRetry: false)",
                ]
            default: [".idle", ".running", ".failed", ".complete"]
            }
        let further = plan.pageSizes(of: 4).dropFirst().flatMap { _ in values.prefix(2) }
        // The list loads and is refreshed twice.
        let all = ([values[0]] + (1...3).flatMap { _ in further + [values[3]] })
            .reduce(into: [String]()) { $0.appendChange($1) }
        return [
            "footer.hidden": values[0], "footer.loading": values[1], "footer.failed": values[2],
            "footer.end": values[3], "footer.all": "[\(all.joined(separator: ", "))]",
        ]
    }

    private var guestValues: [String: String] {
        let countable = plan.countable
        let first = plan.elsewhere(1)
        return [
            "guest.listed": shown(listed(1), 1),
            "guest.lastListed": shown(listed(4), 4),
            "guest.countable": String(countable),
            "guest.uncounted": shown(listed(countable), countable),
            "elsewhere.first": pairs(first, from: listed(1)),
            "elsewhere.firstShown": shown(first, 1),
            "elsewhere.firstRestored": pairs(listed(1), from: first),
            "elsewhere.second": pairs(plan.elsewhere(2), from: listed(2)),
            "elsewhere.secondShown": shown(plan.elsewhere(2), 2),
            "elsewhere.last": pairs(plan.elsewhere(4), from: listed(4)),
        ]
    }

    /// The recorded calls to the view or to the output.
    private var callValues: [String: String] {
        let filter = plan.filters.first.map { ".showFilter(.\($0.name.member)), " } ?? ""
        func calls(_ count: Int) -> String {
            "[\(subject == .interactor ? plan.fetchCalls(of: count) : plan.loadCalls(of: count))]"
        }
        let hidden = plan.isPaged ? ".hideFooter, " : ""
        let summaries = (1...4).map { "\(plan.summary(listed($0), id: $0))," }
        return [
            "calls.begin": "[\(filter).showLoading]",
            "calls.four": calls(4),
            "calls.two": calls(2),
            "calls.none":
                "[\(hidden).endRefreshing, .showEmpty(\(plan.emptyText)), \(hidden)\(plan.reloaded(0))]",
            "calls.failed": "[\(plan.fetchEnd).didFailToFetch\(plan.itemsType)]",
            "calls.failedRefresh": "[\(plan.fetchEnd).didFailToRefresh\(plan.itemsType)]",
            "calls.filtered": "[\(filtered)]",
            "guest.summaries": summaries.joined(separator: "\n"),
            "guest.secondListed": shown(listed(2), 2),
            "request.rest": "environment.requests\(plan.droppingLoad)",
        ]
    }

    /// The calls of an interactor for other listed rows.
    private var filtered: String {
        (plan.isPaged ? ".didChangePaging(.complete), " : "") + ".didFetch\(plan.itemsType)"
    }

    private func button(_ button: ListButton) -> TemplateScope {
        var scope = base.button(button)
        // A list in pages shows new entities first.
        let one = plan.isPaged ? [5, 1, 2, 3, 4] : [1, 2, 3, 4, 5]
        let values = [
            "told": message(button.action.failure, button.didFail),
            "one": "\(one)",
            "two": "\(plan.isPaged ? [6] + one : one + [6])",
            "remove": plan.removal.map { "tap\($0.button.type)" } ?? "",
        ]
        scope.values.merge(values) { $1 }
        return scope
    }

    private func total(_ total: ListTotal) -> TemplateScope {
        var scope = base.total(total)
        for (name, count) in [("none", 0), ("one", 1), ("three", 3), ("four", 4)] {
            scope.values[name] = SwiftText.literal(total.text(count))
        }
        return scope
    }

    // MARK: - Filters

    var filterValues: [String: String] {
        guard let first = plan.filters.first, let last = plan.filters.last else { return [:] }
        return [
            "filters.count": String(ListMove.count),
            "filters.first": ".\(first.name.member)",
            "filters.last": ".\(last.name.member)",
            "filters.lastIDs": "\(plan.shown(by: last, of: ListMove.count))",
            "filters.ends": "[.\(first.name.member), .\(last.name.member)]",
        ]
    }

    private func chosen(_ filter: ListFilter) -> TemplateScope {
        var scope = base.filter(filter)
        let count = plan.shown(by: filter, of: 4).count
        scope.values["ids"] = "\(plan.shown(by: filter, of: ListMove.count))"
        scope.values["total"] = SwiftText.literal(plan.list.total?.text(count) ?? "")
        return scope
    }

    private func move(_ move: ListMove) -> TemplateScope {
        var scope = base.action(move.action)
        scope.names["here"] = move.field.name
        scope.names["nearby"] = move.filter.name
        scope.identifiers["guestHere"] = move.action.operation.member
        let values = [
            "id": String(move.ids[0]),
            "ids": "\(move.ids)",
            "rest": "\(move.rest)",
            "tapped": "\(move.isAtTap ? move.rest : move.ids)",
        ]
        scope.values.merge(values) { $1 }
        return scope
    }

    /// The change of a row that stays visible until a filter is selected; none without one.
    private var hidden: [TemplateScope] {
        for filter in plan.filters {
            let toggle = plan.toggles.first { $0.field.name == filter.condition?.field }
            let ids = plan.shown(by: filter, of: ListMove.count)
            guard let toggle, ids.count > 1 else { continue }
            return [
                move(ListMove(action: toggle, field: toggle.field, filter: filter, ids: ids))
            ]
        }
        return []
    }

    // MARK: - Actions

    func addList(_ action: any RowAction, to scope: inout TemplateScope) {
        let id = action is ListCount ? plan.countable : 1
        let question = question(action, listed(id))
        scope.values["told"] = message(action.failureMessage, action.didFail)
        scope.values["askedID"] = String(id)
        scope.values["asked"] =
            switch subject {
            case .viewModel: question
            case .presenter: ".\(action.confirm)(\(question), \(plan.owner): \(id))"
            default: ".\(action.mustConfirm)(of: \(plan.summary(listed(id), id: id)))"
            }
        if let toggle = action as? Toggle { addList(toggle, to: &scope) }
        if let count = action as? ListCount {
            let counted = listed(id).counted(count, from: listed(id))
            let done = count.success == nil ? "" : ", .\(count.didCount)"
            scope.values["counted"] = shown(counted, id)
            scope.values["times"] = counted.canCount(count) ? "2" : "1"
            scope.values["calls"] = "[.didUpdate\(plan.itemType)(counted)\(done)]"
        }
        if let removal = action as? ListRemoval {
            let calls =
                (plan.undo.map { [".\($0.didEnable)(true)"] } ?? [])
                + (removal.success == nil ? [] : [".\(removal.didRemove)"])
            scope.values["calls"] = "[\(calls.joined(separator: ", "))]"
            scope.values["failedCalls"] = "[\(filtered), .\(removal.didFail)]"
        }
    }

    private func addList(_ toggle: Toggle, to scope: inout TemplateScope) {
        let first = listed(1)
        let elsewhere = plan.elsewhere(1, keeping: toggle)
        let values = [
            "turned": shown(first.turned(toggle), 1),
            "secondTurned": shown(listed(2).turned(toggle), 2),
            "elsewhere": pairs(elsewhere, from: first),
            "elsewhereShown": shown(elsewhere, 1),
            "elsewhereTurned": shown(elsewhere.turned(toggle), 1),
            "restored": pairs(first, from: elsewhere.turned(toggle)),
            "lastElsewhere": pairs(plan.elsewhere(4, keeping: toggle), from: listed(4)),
            "lastTurned": shown(listed(4).turned(toggle), 4),
        ]
        scope.values.merge(values) { $1 }
        let id = plan.countable
        let changed = plan.elsewhere(id, keeping: toggle)
        scope.lists["counts"] = plan.counts.map { count in
            var scope = TemplateScope(names: ["praise": count.button, "score": count.name])
            scope.values["elsewhere"] = pairs(changed, from: listed(id))
            scope.values["shown"] = shown(
                changed.counted(count, from: changed).turned(toggle),
                id
            )
            return scope
        }
    }
}
