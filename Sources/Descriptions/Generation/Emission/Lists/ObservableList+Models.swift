internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The models of the list and of its rows.
extension ObservableList {
    private var steps: ObservableSteps {
        ObservableSteps(screen: screen, isRow: false, hasRowObjects: hasRowObjects)
    }

    var listModel: GeneratedFile {
        let parameters =
            screen.parameters + (asks ? [("confirm", "(\(questionType)) async -> Bool")] : [])
        let imports =
            [
                "internal import Model", "internal import Observation",
                "internal import StateManagement",
            ]
            + (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
        return SwiftCode.generated(
            model,
            imports,
            """
            /// The contents of the \(screen.text).
            @MainActor
            @Observable
            \(SwiftCode.block(
                "final class \(model)",
                SwiftCode.sections(
                    views.types(),
                    SwiftCode.lines(
                        "private enum Content { case loading, failed, loaded }",
                        screen.isPaged
                            ? "private enum Paging { case idle, loading, failed, complete }" : ""
                    ),
                    state,
                    SwiftCode.lines(
                        parameters.map { "@ObservationIgnored private let \($0.0): \($0.1)" }
                    ),
                    SwiftCode.initializer(parameters),
                    computedValues,
                    screen.announces
                        ? "/// Shows each change that is made elsewhere.\n"
                            + SwiftCode.function("start()", screen.observing) : "",
                    programs,
                    rows
                )
            ))\(observer.isEmpty ? "" : "\n\n\(observer)")
            """
        )
    }

    private var observer: String {
        screen.observer(
            model,
            change: ["models[\(screen.item).id]?.change(to: \(screen.item))"],
            removal: [
                screen.forgetsRows
                    ? "guard let row = models.removeValue(forKey: id) else { return }\nrow.forget()"
                    : "guard models.removeValue(forKey: id) != nil else { return }"
            ] + screen.removing + (steps.shows ? ["showRows()"] : [])
        )
    }

    private var state: String {
        var lines = [
            "private var content = Content.loading",
            "/// Indicates whether the user has pulled the list and the reply has not arrived yet.",
            "private(set) var isRefreshing = false",
        ]
        if screen.hasFilters {
            let first = screen.list.filters[0].name.member
            lines.append("private(set) var filter = \(screen.filterType).\(first)")
        }
        if let total = screen.list.total {
            lines.append("private(set) var \(total.name.member) = \"\"")
        }
        lines.append("private(set) var rows: [\(rowModel)] = []")
        if screen.isPaged {
            lines += [
                "private var paging = Paging.idle",
                "/// Incremented by each page that arrives. The view then shows the list again, even if "
                    + "it has the",
                "/// same rows.", "private(set) var listVersion = 0",
            ]
        }
        lines.append(SwiftCode.onMessage)
        for (action, _) in screen.actionNames where action.kind == .undo {
            lines += [
                "/// The row that was removed last, until it is restored.",
                "private var removedLast: \(screen.itemType).ID?",
                "private var isRestoring = false",
            ]
        }
        var ignored = screen.outdated("@ObservationIgnored private ")
        if screen.actionNames.contains(where: { $0.action.kind == .add }) {
            ignored.append("@ObservationIgnored private var isAdding = false")
        }
        if screen.selectsRows {
            ignored += [
                "/// All rows that have loaded, even those that are not shown.",
                "@ObservationIgnored private var allRows: [\(rowModel)] = []",
            ]
        }
        if screen.rowsChange {
            ignored += [
                "/// The models of all rows since the screen was opened, because a refresh keeps them.",
                "@ObservationIgnored private var models: [\(screen.itemType).ID: \(rowModel)] = [:]",
            ]
        }
        if screen.isPaged {
            ignored += [
                "@ObservationIgnored private var nextPage = 2",
                "/// The task that loads the next page. It is cancelled when a first page replaces the rows.",
                "@ObservationIgnored private var loadMoreTask: Task<Void, Never>?",
            ]
        }
        return SwiftCode.sections(SwiftCode.lines(lines), SwiftCode.lines(ignored))
    }

    private var computedValues: String {
        let empty = SwiftText.literal(screen.list.empty)
        let isEmpty = screen.isPaged ? "rows.isEmpty && paging == .complete" : "rows.isEmpty"
        let placeholder = """
            var placeholder: Placeholder {
            switch content {
            case .loading: .loading
            case .failed: .error(\(SwiftText.literal(screen.list.failure)))
            case .loaded: \(isEmpty) ? .empty(\(empty)) : .none
            }
            }
            """
        let footer = """
            var footer: Footer {
            switch paging {
            case .idle: .hidden
            case .loading: .loading("Loading more…")
            case .failed: .failed("Could not load more")
            case .complete: rows.isEmpty ? .hidden : .end(\(screen.plan.endText))
            }
            }
            """
        let undo = screen.list.actions.filter { $0.kind == .undo }.map {
            "var can\($0.name.type): Bool { removedLast != nil && !isRestoring }"
        }
        return SwiftCode.sections([placeholder, screen.isPaged ? footer : ""] + undo)
    }

    private var programs: String {
        let steps = steps
        let filter = "choose(_ filter: \(screen.filterType))"
        let isLast = "row\(hasRowObjects ? " === rows.last" : ".id == rows.last?.id")"
        let more = screen.procedure("loadMore")
        return SwiftCode.sections(
            [
                "func load() async {\n\(steps.text(of: screen.procedure("load")))\n}",
                "func pullToRefresh() async {\n\(steps.text(of: screen.procedure("pull")))\n}",
                "private func refresh() async {\n\(steps.text(of: screen.procedure("refresh")))\n}",
                SwiftCode.block(
                    "private func show(_ \(screen.reply.name): \(screen.reply.type))",
                    steps.text(of: screen.procedure("showFirst"))
                ),
                steps.shows
                    ? SwiftCode.block(
                        "private func showRows()",
                        steps.text(of: screen.procedure("show"))
                    ) : "",
                screen.hasFilters
                    ? SwiftCode.block("func \(filter)", steps.text(of: screen.program(.choose)))
                    : "",
            ]
                + (screen.isPaged
                    ? [
                        "// MARK: - Further pages",
                        """
                        /// Loads the next page if the last row is displayed. After a failure, only the \
                        button loads it.
                        func loadMore(after row: \(rowModel), in tasks: ScreenTasks) {
                        if \(isLast), paging == .idle { loadMore(in: tasks) }
                        }
                        """,
                        SwiftCode.block(
                            "func retryLoadingMore(in tasks: ScreenTasks)",
                            steps.text(of: screen.program(.retryMore))
                        ),
                        SwiftCode.block(
                            "private func loadMore(in tasks: ScreenTasks)",
                            SwiftCode.lines(
                                steps.text(of: more.filter { !$0.isRequest }),
                                "loadMoreTask = tasks.start(appendNextPage)"
                            )
                        ),
                        SwiftCode.block(
                            "private func appendNextPage() async",
                            steps.text(of: more.filter(\.isRequest))
                        ),
                    ] : [])
                + screen.actionNames.map { action, method in
                    SwiftCode.block(
                        "func \(method)() async",
                        steps.text(of: screen.program(.tap(action.name)))
                    )
                }
        )
    }

    var rows: String {
        let (item, itemType) = (screen.item, screen.itemType)
        var connections: [String] = []
        if screen.list.removal != nil {
            connections.append("row.onRemovalChange = { [weak self] in self?.showRows() }")
            if screen.list.actions.contains(where: { $0.kind == .undo }) {
                connections.append(
                    "row.onRemoved = { [weak self] in self?.removedLast = \(item).id }"
                )
            }
        }
        if screen.list.movesRows {
            connections.append("row.onMove = { [weak self] in self?.move($0) }")
        }
        if screen.rowsAct {
            connections.append("row.onChange = { [weak self] in self?.isOutdated = true }")
        }
        connections += screen.list.links.map { "row.\($0.callback) = \($0.callback)" }
        if asks { connections.append("row.confirm = confirm") }
        if screen.rowsAct {
            connections.append("row.onMessage = { [weak self] in self?.onMessage?($0) }")
        }
        let service = screen.service.name
        let create =
            "let row = \(rowModel)(\(item): \(item)"
            + (screen.rowsAct ? ", \(service): \(service))" : ")")
        let keep =
            screen.rowsChange
            ? [
                "if let row = models[\(item).id] {\nrow.update(\(item))\nreturn row\n}", create,
            ] : [create]
        return SwiftCode.sections(
            hasRowObjects || screen.hasFilters ? "// MARK: - Rows" : "",
            screen.list.route == nil
                ? ""
                : SwiftCode.function(
                    "select(_ row: \(rowModel))",
                    ["onSelect\(itemType)(row.id)"]
                ),
            screen.shows("private func shows(_ \(item): \(itemType)) -> Bool", filter: "filter"),
            screen.list.movesRows
                ? """
                /// Filters the rows again if a changed row no longer belongs to the filter, or belongs to \
                it again.
                private func move(_ row: \(rowModel)) {
                let isShown = rows.contains { $0 === row }
                if shows(row.\(item)) != isShown { showRows() }
                }
                """ : "",
            hasRowObjects
                ? SwiftCode.block(
                    "private func row(for \(item): \(itemType)) -> \(rowModel)",
                    SwiftCode.lines(
                        keep + connections
                            + (screen.rowsChange ? ["models[\(item).id] = row"] : []) + [
                                "return row"
                            ]
                    )
                ) : ""
        )
    }

    // MARK: - The model of a row

    var rowFile: GeneratedFile {
        let (item, itemType) = (screen.item, screen.itemType)
        let showsDate = screen.list.elements.contains { $0.text.showsDay }
        let imports = ["internal import Model"] + (showsDate ? ["internal import Foundation"] : [])
        let values = screen.rowValues(screen.expression)
        guard hasRowObjects else {
            return SwiftCode.generated(
                rowModel,
                imports,
                """
                /// The contents of one row. They never change, so nothing observes them.
                struct \(rowModel): Equatable, Identifiable {
                let \(item): \(itemType)

                var id: Int { \(item).id }
                \(values)\(screen.countTexts.isEmpty ? "" : "\n\n\(screen.countTexts)")
                }
                """
            )
        }
        let service = screen.service
        let parameters = [(item, itemType)] + (screen.rowsAct ? [service] : [])
        let links = screen.list.links.map { link in
            SwiftCode.function(
                "open\(link.page.type)()",
                ["\(link.callback)?(\(screen.expression.code(.field(link.field))))"]
            )
        }
        let steps = ObservableSteps(screen: screen, isRow: true, hasRowObjects: true)
        let buttons = screen.rowButtons.map { _, method, body in
            SwiftCode.block("func \(method)() async", steps.text(of: body))
        }
        return SwiftCode.generated(
            rowModel,
            imports + ["internal import Observation"]
                + (screen.rowsAct ? ["internal import StateManagement"] : []),
            """
            /// The contents of one row\(screen.rowsChange ? " and their changes" : "").
            @MainActor
            @Observable
            \(SwiftCode.block(
                "final class \(rowModel): Identifiable",
                SwiftCode.sections(
                    SwiftCode.lines(callbacks),
                    SwiftCode.lines(
                        ["private(set) var \(item): \(itemType)"] + screen.rowState(
                            "@ObservationIgnored private ",
                            removed: "@ObservationIgnored private(set) "
                        )
                            + screen.forgotten("@ObservationIgnored private ")
                            + (screen.rowsAct
                                ? ["@ObservationIgnored private let \(service.name): \(service.type)"]
                                : [])
                    ),
                    SwiftCode.lines("let id: \(itemType).ID", values),
                    SwiftCode.block(
                        "init(\(parameters.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))",
                        SwiftCode.lines(
                            ["id = \(item).id"] + parameters.map { "self.\($0.0) = \($0.0)" }
                        )
                    ),
                    screen.rowsChange ? screen.update() : "",
                    SwiftCode.sections(buttons + links + changes),
                    screen.countTexts
                )
            ))\(asks ? question : "")
            """
        )
    }

    private var callbacks: [String] {
        var lines: [String] = []
        if screen.list.removal != nil {
            lines += [
                "/// Called when the row is removed or restored.",
                "@ObservationIgnored var onRemovalChange: (() -> Void)?",
            ]
            if screen.list.actions.contains(where: { $0.kind == .undo }) {
                lines += [
                    "/// Called when the service has removed the row.",
                    "@ObservationIgnored var onRemoved: (() -> Void)?",
                ]
            }
        }
        if screen.list.movesRows {
            lines += [
                "/// Called after a change of a field by which filters select rows.",
                "@ObservationIgnored var onMove: ((\(rowModel)) -> Void)?",
            ]
        }
        if screen.rowsAct { lines += ListScreen.onChange("@ObservationIgnored ") }
        lines += screen.list.links.map {
            "@ObservationIgnored var \($0.callback): ((Int) -> Void)?"
        }
        if asks {
            lines += [
                "/// Asks the user before a change.",
                "@ObservationIgnored var confirm: ((\(questionType)) async -> Bool)?",
            ]
        }
        return lines
            + (screen.rowsAct ? ["@ObservationIgnored var onMessage: ((String) -> Void)?"] : [])
    }

    /// The methods about changes made elsewhere.
    private var changes: [String] {
        let steps = ObservableSteps(screen: screen, isRow: true, hasRowObjects: true)
        let release =
            "/// Ends a change, and shows the values of the service that have waited for it.\n"
            + SwiftCode.block(
                "private func release()",
                steps.text(of: screen.procedure("release"))
            )
        let change =
            "/// Shows values that were changed elsewhere.\n"
            + SwiftCode.block(
                "func change(to \(screen.item): \(screen.itemType))",
                steps.text(of: screen.program(.changed))
            )
        return (screen.rowsWait ? [release] : [])
            + (screen.announces ? [change] : [])
            + (screen.forgetsRows ? [screen.forgetting] : [])
    }
}
