internal import Descriptions

/// The behaviour of a list: loading, refresh, pages and filters, and the buttons above the rows.
struct ListBehaviour {
    let list: ItemList
    let entity: Entity
    let pageSize: Int?
    /// Indicates whether the service notifies the screen of changes made elsewhere.
    let announces: Bool

    private var isPaged: Bool { pageSize != nil }
    /// Indicates whether something can change while the list is loading, when it has no rows.
    private var canChangeWithoutRows: Bool { announces || !list.actions.isEmpty }
    /// Indicates whether something can change while the list is requested.
    private var canBeOutdated: Bool {
        canChangeWithoutRows || list.removal != nil
            || !(list.toggles.isEmpty && list.counts.isEmpty)
    }

    var component: Component {
        let rows = RowBehaviour(list: list, announces: announces)
        var parts = ListParts(
            failure: list.failure,
            empty: list.empty,
            filters: list.filters,
            pageSize: pageSize
        )
        parts.holding = rows.isHeld ? "isBusy" : nil
        parts.waiting = rows.isHeld && announces ? "waiting" : nil
        parts.hiding = list.removal == nil ? nil : "isRemoved"
        var component = Component(.rows(entity, parts))
        component.state = state
        component.rowState = rows.state
        component.elements =
            list.filters.map { Component.Element(.button, $0.name) }
            + list.actions.map { Component.Element(.button, $0.name) }
            + (list.total.map { [Component.Element(.label, $0.name)] } ?? [])
        component.rowElements = list.elements.map {
            Component.Element($0.kind.elementKind, $0.name)
        }
        component.displays = displays
        component.rowDisplays = rows.displays
        component.programs = loading + (isPaged ? pages : []) + filters + actions + rows.programs
        if announces { component.programs.append(Program(.announced, [.outdate])) }
        return component
    }

    private var state: [Variable] {
        let content = ["loading", "failed", "loaded"].map { Name($0) }
        let paging = ["idle", "loading", "failed", "complete"].map { Name($0) }
        var state = [
            Variable("content", .choice(content), .named("loading")), .flag("isRefreshing"),
        ]
        if canBeOutdated { state.append(.flag("isOutdated")) }
        if isPaged {
            state += [
                Variable("paging", .choice(paging), .named("idle")),
                Variable("nextPage", .number, .number(2)),
                // Incremented when a first page replaces the rows. A page that was requested before is
                // ignored.
                Variable("generation", .number, .number(0)),
            ]
        }
        if let filter = list.filters.first {
            state.append(Variable("filter", .choice(list.filters.map(\.name)), .named(filter.name)))
        }
        if let total = list.total {
            state.append(Variable(total.name.member, .text, .text("")))
        }
        for action in list.actions {
            state.append(.flag(action.isRunning))
            if action.kind == .undo { state.append(Variable("removedLast", .number, .absent)) }
        }
        return state
    }

    private var displays: [Display] {
        let loaded = Expression.choice(.hasNoRows, .named("empty"), .named("none"))
        var displays = [
            Display(
                .placeholder,
                .match(
                    .state("content"),
                    [
                        .init(Name("loading"), .named("loading")),
                        .init(Name("failed"), .named("error")), .init(Name("loaded"), loaded),
                    ]
                )
            ), Display(.isRefreshing, .state("isRefreshing")),
        ]
        if isPaged {
            let end = Expression.choice(.hasNoRows, .named("hidden"), .named("end"))
            displays.append(
                Display(
                    .footer,
                    .match(
                        .state("paging"),
                        [
                            .init(Name("idle"), .named("hidden")),
                            .init(Name("loading"), .named("loading")),
                            .init(Name("failed"), .named("failed")), .init(Name("complete"), end),
                        ]
                    )
                )
            )
        }
        if !list.filters.isEmpty { displays.append(Display(.selectedFilter, .state("filter"))) }
        for filter in list.filters {
            displays.append(Display(.text(filter.name), .text(filter.title)))
        }
        for action in list.actions {
            displays.append(Display(.text(action.name), .text(action.title)))
            guard action.kind == .undo else { continue }
            displays.append(
                Display(
                    .isEnabled(action.name),
                    .all([.isPresent(.state("removedLast")), .not(.state(action.isRunning))])
                )
            )
        }
        if let total = list.total {
            displays.append(Display(.text(total.name), .state(total.name.member)))
        }
        return displays
    }

    // MARK: - Loading

    private var loading: [Program] {
        [
            Program(.open, [.call("load")]), Program(.retry, [.call("load")]),
            Program(
                .procedure("load"),
                [.set(.state("content"), .named("loading"))]
                    + request(
                        by: "load",
                        canBeOutdated: canChangeWithoutRows,
                        failure: [.set(.state("content"), .named("failed"))]
                    )
            ),
            Program(.pull, [.call("pull")]),
            Program(
                .procedure("pull"),
                [
                    .require(.not(.state("isRefreshing"))),
                    .set(.state("isRefreshing"), .flag(true)),
                    .on(
                        "content",
                        [
                            .init("loading", []), .init("failed", [.call("load")]),
                            .init("loaded", [.call("refresh")]),
                        ]
                    ),
                ]
            ),
            Program(
                .procedure("refresh"),
                request(
                    by: "refresh",
                    canBeOutdated: canBeOutdated,
                    failure: [.message(.text("Could not refresh"))]
                )
            ),
            Program(
                .procedure("showFirst"),
                (canBeOutdated ? end : []) + [
                    .set(.state("content"), .named("loaded")), .replaceRows,
                ]
                    + (isPaged
                        ? [
                            .set(.state("generation"), .sum(.state("generation"), .number(1))),
                            .set(.state("nextPage"), .number(2)), .call("endPage"),
                        ] : [])
                    + [.call("show")]
            ),
            Program(
                .procedure("show"),
                [.showRows]
                    + (list.total.map { [.set(.state($0.name.member), text(of: $0))] } ?? [])
            ),
        ] + (list.route.map { [Program(.selectRow, [.open(page: $0, id: .given("id"))])] } ?? [])
    }

    /// The step after a request of the list has ended.
    private let end = [Step.set(.state("isRefreshing"), .flag(false))]

    /// Returns the request of the list, or of its first page.
    ///
    /// - Parameters:
    ///   - procedure: the procedure that sends it.
    ///   - canBeOutdated: a Boolean that indicates whether something can change before the reply.
    ///   - failure: the steps after a failure.
    private func request(by procedure: String, canBeOutdated: Bool, failure: [Step]) -> [Step] {
        let repeated = Step.when(
            .state("isOutdated"),
            [.call(procedure)],
            otherwise: [.call("showFirst")]
        )
        // A request that is repeated has not ended.
        let request = Step.request(
            Request(
                operation: .list(page: isPaged ? .number(1) : nil),
                reply: self.canBeOutdated ? [] : end,
                success: [canBeOutdated ? repeated : .call("showFirst")],
                failure: (self.canBeOutdated ? end : []) + failure
            )
        )
        return canBeOutdated ? [.set(.state("isOutdated"), .flag(false)), request] : [request]
    }

    private func text(of total: ListTotal) -> Expression {
        .choice(
            .equal(.rowCount, .number(1)),
            .text("1 \(total.singular)"),
            .joined([.rowCount, .text(" \(total.plural)")])
        )
    }

    private var pages: [Program] {
        [
            // After a failure, only the button loads the page.
            Program(
                .endReached,
                [.require(.state("paging", is: Name("idle"))), .call("loadMore")]
            ),
            Program(
                .retryMore,
                [.require(.state("paging", is: Name("failed"))), .call("loadMore")]
            ),
            Program(
                .procedure("loadMore"),
                [
                    .set(.state("paging"), .named("loading")),
                    .request(
                        Request(
                            operation: .list(page: .state("nextPage")),
                            staleIfChanged: "generation",
                            success: [
                                .set(.state("nextPage"), .sum(.state("nextPage"), .number(1))),
                                .appendRows, .call("endPage"), .call("show"),
                            ],
                            failure: [.set(.state("paging"), .named("failed"))]
                        )
                    ),
                ]
            ),
            Program(
                .procedure("endPage"),
                [
                    .set(
                        .state("paging"),
                        .choice(.given("isLast"), .named("complete"), .named("idle"))
                    )
                ]
            ),
        ]
    }

    // MARK: - The buttons above the rows

    private var filters: [Program] {
        guard !list.filters.isEmpty else { return [] }
        return [
            Program(
                .choose,
                [
                    .set(.state("filter"), .given("filter")),
                    .when(.state("content", is: Name("loaded")), [.call("show")]),
                ]
            )
        ]
    }

    private var actions: [Program] {
        // Another entity may have been removed since the request.
        let forget = Step.when(
            .equal(.state("removedLast"), .given("restored")),
            [.set(.state("removedLast"), .absent)]
        )
        return list.actions.map { action in
            let isUndo = action.kind == .undo
            let flag = action.isRunning
            return Program(
                .tap(action.name),
                (isUndo ? [.require(.isPresent(.state("removedLast")))] : [])
                    + [
                        .require(.not(.state(flag))), .set(.state(flag), .flag(true)),
                    ] + (isUndo ? [.bind("restored", .state("removedLast"))] : []) + [
                        .request(
                            Request(
                                operation: isUndo ? .restore(.given("restored")) : .add,
                                reply: [.set(.state(flag), .flag(false))],
                                success: (isUndo ? [forget] : []) + [.outdate, .call("pull")],
                                failure: [.message(.text(action.failure))]
                            )
                        )
                    ]
            )
        }
    }
}

extension ListAction {
    /// The variable that indicates whether the request of the button is running.
    fileprivate var isRunning: String { kind == .add ? "isAdding" : "isRestoring" }
}

extension EntityElement.Kind {
    var elementKind: Component.Element.Kind {
        switch self {
        case .label: .label
        case .button: .button
        case .image: .image
        }
    }
}
