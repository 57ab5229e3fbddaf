internal import Descriptions

/// The names that are derived from a description whose screen is a list.
extension NameCheck {
    func scopes(of list: ListPlan) -> [Scope] {
        let labels = list.list.elements.map(\.name)
        let entity = Use(name: list.entity.name, made: [list.item])
        let service = Use(name: list.service.name, made: [list.service.name.member])
        let toggles = list.toggles.map {
            Use(
                name: $0.button,
                made: [$0.closure, $0.tap, $0.method, $0.confirm, $0.cancel]
            )
        }
        let counts = list.counts.map {
            Use(
                name: $0.button,
                made: [
                    $0.closure, $0.tap, $0.method, $0.can, $0.enable, $0.isRunning, $0.confirm,
                    $0.didConfirm, $0.ask, $0.mustConfirm, "is\($0.button.type)Possible",
                ]
            )
        }
        let totals =
            list.list.total.map { total in
                [
                    Use(
                        name: total.name,
                        made: [
                            total.name.member, "\(total.name.member)Label",
                            "show\(total.name.type)",
                        ]
                    )
                ]
            } ?? []
        let several = Use(name: list.entity.name, made: [list.item, list.items])
        return [
            fields(of: list.entity, named: list.itemType),
            Scope(
                place: "rows",
                uses: labels.map {
                    Use(name: $0, made: [$0.member, "\($0.member)Label", "show\($0.type)"])
                } + list.changing.map { Use(name: $0.name, made: ["\($0.name.member)Text"]) }
                    + [entity] + toggles + counts
                    + (list.removal.map { [Use(name: $0.button, made: [$0.closure, $0.tap])] } ?? [])
                    + list.links.map { Use(name: $0.element, made: [$0.closure, $0.pageID]) },
                fixed: Set([
                    "identifier", "fill", "show", "countText", "cell", "view", "viewModel",
                    "update",
                    "isBusy", "showChanges", "attach", "detach", "bind", "unbind", "observer",
                    "presenter", "visibleCell",
                    "onMessage", "onQuestion", "\(list.service.name.member)", "remove",
                    "isRemoved", "setRemoved", "onRemovalChange", "onChange",
                ])
                .union(
                    list.isAnnounced
                        ? [
                            "waiting\(list.itemType)", "applyWaiting\(list.itemType)", "change",
                            "ignoreReplies",
                        ] : []
                ),
                isEachUse: true
            ),
            Scope(
                place: "the logic types",
                uses: [service, several] + totals
                    + list.links.map { Use(name: $0.element, made: [$0.method, $0.tap]) }
                    + list.linkedPages.map {
                        Use(name: $0.page, made: [$0.open, $0.callback])
                    },
                fixed: Set([
                    "open\(list.itemType)", "onSelect\(list.itemType)", "rows", "row", "view",
                    "output", "interactor", "router", "navigator",
                    "firstLoad", "isRefreshing", "changing", "original", "tableView", "presenter",
                    "placeholder",
                    "viewModel",
                    "result", "index", "cell", "refresh", "loading", "error", "empty",
                    "\(list.feature.member)View",
                ])
                .union(list.confirmed == nil ? [] : ["question"])
                .union(list.list.total == nil ? [] : ["count", "filter", "toast", "new", "shown"])
                .union(list.isPaged ? ["page", "footer", "paging", "generation"] : [])
                .union(list.losesRows ? ["removed", "removal", "shown"] : [])
                .union(list.list.movesRows ? ["move"] : [])
                .union(
                    list.isAnnounced
                        ? ["left", "old", "id", "rowCount", "removals", "removalCounts"] : []
                ),
                isEachUse: true
            ),
            Scope(
                place: "the test environment",
                uses: [service, several],
                fixed: Set([
                    "connection", "seed", "count", "scripted", "opening", "values", "random", "id",
                    "dependencies", "routes", "requests", "environment", "calls",
                ])
                .union(list.isAnnounced ? ["observers", "observer", "event", "value"] : []),
                isEachUse: true
            ),
            Scope(
                place: "the list",
                uses: list.filters.map {
                    Use(name: $0.name, made: [$0.name.member, "\($0.name.member)Button"])
                }
                    + totals
                    + list.buttons.map {
                        Use(
                            name: $0.button,
                            made: [
                                $0.button.member, $0.property, $0.closure, $0.tap, $0.enable,
                                $0.can,
                            ]
                        )
                    },
                fixed: [
                    "list", "loading", "error", "retry", "empty", "row", "names", "retryButton",
                    "didTapRetry", list.items,
                ]
            ),
            Scope(
                place: "the model",
                uses: [
                    Use(
                        name: list.entity.name,
                        made: [list.itemType] + (list.isPaged ? [list.pageType] : [])
                    ),
                    Use(name: list.service.name, made: [list.service.name.type]),
                ] + list.counts.filter(\.isJoint).map { Use(name: $0.name, made: [$0.reply]) },
                fixed: []
            ),
            Scope(
                place: "an implementation",
                uses: [
                    Use(
                        name: list.entity.name,
                        made: [
                            "Cell", "CellController", "CellPresenter", "CellViewModel", "Row",
                            "Summary", "Page",
                        ]
                        .map { list.itemType + $0 }
                    ),
                    Use(
                        name: list.feature,
                        made: [
                            "View", "ViewController", "Presenter", "ViewModel", "Interactor",
                            "Router", "Element", "Filter",
                        ]
                        .map { list.type + $0 }
                    ),
                ],
                fixed: []
            ),
        ]
    }
}
