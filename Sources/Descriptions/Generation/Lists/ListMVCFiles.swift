internal import Descriptions

/// The list in MVC: a view that lays out its elements, a view controller that loads the list, and a
/// controller for each row.
struct ListMVCFiles: ListCellFiles {
    static let variant = "MVC"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.itemType)Cell", cell(isOpen: true, properties: closures, methods: "}\n")),
            (
                "\(plan.itemType)CellController",
                plan.hasChanges ? changingCellController : cellController
            ),
            ("\(plan.type)Assembly", assembly), ("\(plan.type)View", view),
            ("\(plan.type)ViewController", controller),
        ]
    }

    private var assembly: String {
        let lines = plan.making("\(plan.type)ViewController")
        // A body with several statements needs `return`.
        let result = (lines.count == 1 ? "" : "return ") + (lines.last ?? "")
        return door(decision, lines.dropLast() + [result])
    }

    private var cellController: String {
        let texts = plan.list.elements.map {
            "var \($0.name.member): String { \(plan.expression($0)) }"
        }
        let showing = plan.list.elements.map {
            $0.showing($0.name.member, in: "cell.")
        }
        return """
            \(imports("internal", plan.contract, "HeadlessKit", "Model"))

            /// Controls the contents of one row. They never change.
            @MainActor
            final class \(plan.itemType)CellController {
                \(plan.isItemKnown ? "" : "private ")let \(plan.item): \(plan.itemType)

                init(\(plan.item): \(plan.itemType)) {
                    self.\(plan.item) = \(plan.item)
                }

            \(plan.lines(texts, indented: 4))
                func fill(_ cell: \(plan.itemType)Cell) {
                    cell.accessibilityIdentifier = \(plan.rowElements).row(id: \(plan.item).id)
            \(plan.lines(showing, indented: 8))    }
            \(plan.countText)}

            """
    }

    private var view: String {
        let lines = elementLines(
            choose: "self?.onChoose?($)",
            act: { "self?.\($0.closure)?()" },
            retry: "self?.onRetry?()",
            retryMore: "self?.onRetryMore?()",
            connection: [
                "tableView.refreshControl = refreshControl", "[\(subviews)].forEach(addSubview)",
                "showRows()",
            ]
                + (plan.isPaged ? ["hideFooter()"] : [])
        )
        return """
            \(SwiftText.imports("internal", plan.contract, "HeadlessKit"))

            final class \(plan.type)View: View {
                let tableView = TableView()
                let refreshControl = RefreshControl()
                var onRetry: (() -> Void)?
            \(plan.lines(choosing, indented: 4))
            \(plan.lines(filterButtons("private let"), indented: 4))\
                private let activityIndicator = ActivityIndicatorView()
                private let errorLabel = Label()
                private let retryButton = Button()
                private let emptyLabel = Label()
            \(plan.lines(footerViews("private let"), indented: 4))
                override init() {
                    super.init()
            \(plan.lines(lines, indented: 8))    }

            \(placeholderMethods)\(showingFilter())\(enabling())\(footerMethods)}

            """
    }

    private var choosing: [String] {
        (plan.isPaged ? ["var onRetryMore: (() -> Void)?"] : [])
            + (plan.filters.isEmpty ? [] : ["var onChoose: ((\(plan.filterType)) -> Void)?"])
            + plan.buttons.map { "var \($0.closure): (() -> Void)?" }
    }

    private var controller: String {
        let view = "\(plan.feature.member)View"
        let bindings =
            ["\(view).tableView.dataSource = self"]
            + (hasDelegate ? ["\(view).tableView.delegate = self"] : []) + [
                "\(view).refreshControl.addAction(Action { [weak self] _ in self?.pullToRefresh() }, for: .valueChanged)",
                "\(view).onRetry = { [weak self] in self?.load\(plan.itemsType)() }",
            ]
            + (plan.isPaged
                ? ["\(view).onRetryMore = { [weak self] in self?.retryNextPage() }"] : [])
            + plan.buttons.map {
                "\(view).\($0.closure) = { [weak self] in self?.\($0.method)() }"
            }
            + (plan.filters.isEmpty
                ? []
                : [
                    "\(view).onChoose = { [weak self] in self?.choose($0) }",
                    "\(view).showFilter(filter)",
                ]) + ["load\(plan.itemsType)()"]
        let loading = loading(
            load: ("private ", "load\(plan.itemsType)"),
            pull: "private func pullToRefresh()",
            loading: "\(view).showLoading()",
            take: plan.isPaged ? "replaceRows(with: page)" : "show(\(plan.items))",
            error: "\(view).showError(\(plan.failureText))",
            toast: "showToast(\(refreshText))",
            end: "\(view).refreshControl.endRefreshing()",
            hide: ["if footer != .end { showFooter(.hidden) }"]
        )
        return """
            \(SwiftText.imports("internal", ["HeadlessKit", "Model"] + (plan.filters.isEmpty ? [] : [plan.contract])))

            final class \(plan.type)ViewController: ViewController {
                private enum FirstLoad { case running, failed, done }
            \(plan.lines(footerCases, indented: 4))\

            \(plan.stored(["private lazy var \(view) = \(plan.type)View()"]))
                private var rows: [\(plan.itemType)CellController] = []
            \(plan.lines(kept + buttonState, indented: 4))    private var firstLoad = FirstLoad.done
                private var isRefreshing = false
            \(plan.lines(pageState(of: "ViewController", "private var footer = Footer.hidden"), indented: 4))
            \(plan.initialiser)
                override func loadView() { view = \(view) }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(plan.lines(bindings, indented: 8))    }
            \(loading)\(plan.isPaged ? pages(view) : shown(view))\
            \(plan.hasChanges ? keeping(view) : "")\(acting(view))\
            \(opening { "private func \($0.method)" })}
            \(tableExtensions(
                count: "rows.count",
                fill: ["rows[indexPath.row].fill(cell)"] + hearingLinks(\.method),
                select: "\(plan.selection?.name ?? "")(rows[indexPath.row].\(plan.item).id)",
                display: Self.displaying("indexPath.row")
            ))
            """
    }

    private func acting(_ view: String) -> String {
        acting(
            { "private func \($0.method)()" },
            pull: "pullToRefresh()",
            fail: { "showToast(\($0.failure))" },
            enable: { "\(view).\($0.enable)(\($1))" }
        )
    }

    // MARK: - The objects of the rows

    private var kept: [String] {
        let filtered = plan.filtered("private var allRows: [\(plan.itemType)CellController] = []")
        guard plan.hasChanges else {
            return plan.isPaged
                ? ["private var rowsByID: [\(plan.itemType).ID: Int] = [:]"] : filtered
        }
        let indices = ["private var rowsByID: [\(plan.itemType).ID: Int] = [:]"]
        return filtered + (plan.isShrinking ? [listedIDs] : [])
            + (plan.showsChanges ? indices : [])
            + kept("CellController", "controllers")
    }

    private func shown(_ view: String) -> String {
        SwiftText.method(
            "private func show(_ \(plan.items): [\(plan.itemType)])",
            showing(view)
        ) + filtering(view)
    }

    private func pages(_ view: String) -> String {
        guard !plan.isShrinking else {
            return shrinkingPages(
                "CellController",
                view: "\(view).",
                reload: "\(view).tableView.reloadData()",
                heads: (nil, "private func retryNextPage()"),
                indices: plan.showsChanges ? indices : []
            )
        }
        return pages(
            view: "\(view).",
            reload: "\(view).tableView.reloadData()",
            heads: (nil, "private func retryNextPage()"),
            forget: ["rows = []", "rowsByID = [:]"],
            add: [
                "for \(plan.item) in page.\(plan.items) where rowsByID[\(plan.item).id] == nil {",
                "    rowsByID[\(plan.item).id] = rows.count",
                "    rows.append(\(row("CellController")))", "}",
            ]
        )
    }

    private func showing(_ view: String) -> [String] {
        guard !plan.isSifted else {
            return ["allRows = \(made("CellController"))", "filterRows()"]
        }
        let indices = [
            "rowsByID = [:]",
            "for (row, \(plan.item)) in \(plan.items).enumerated() { rowsByID[\(plan.item).id] = row }",
        ]
        return ["rows = \(made("CellController"))"] + (plan.showsChanges ? indices : [])
            + placing(view, isEmpty: "\(plan.items).isEmpty")
    }

    private func placing(_ view: String, isEmpty: String) -> [String] {
        [
            "if \(isEmpty) { \(view).showEmpty(\(plan.emptyText)) } else { \(view).showRows() }",
            "\(view).tableView.reloadData()",
        ]
    }

    /// The statements that store the row of each entity.
    private var indices: [String] {
        [
            "rowsByID = [:]",
            "for (row, controller) in rows.enumerated() { rowsByID[controller.\(plan.item).id] = row }",
        ]
    }

    /// Returns the methods that show the rows that the filter selects; empty if all rows are shown.
    private func filtering(_ view: String) -> String {
        guard plan.isSifted else { return "" }
        let choosing = SwiftText.method(
            "private func choose(_ filter: \(plan.filterType))",
            [
                "self.filter = filter", "\(view).showFilter(filter)",
                "if firstLoad == .done { filterRows() }",
            ]
        )
        return (plan.filters.isEmpty ? "" : choosing)
            + SwiftText.method(
                "private func filterRows()",
                ["rows = allRows.filter { \(plan.isRowShown) }"]
                    + (plan.showsChanges ? indices : [])
                    + placing(view, isEmpty: "rows.isEmpty")
            ) + plan.showing()
    }

    private func keeping(_ view: String) -> String {
        keeping(
            "CellController",
            as: "controller",
            connections: (plan.showsChanges
                ? [
                    "controller.visibleCell = { [weak self] in self?.visibleCell(of: \(plan.item).id) }"
                ] : []) + questions + hearsRemoval("controller") + [
                    "controller.onMessage = { [weak self] message in self?.showToast(message) }"
                ]
        )
            + (plan.showsChanges ? visibleCell(view) : "")
            + (plan.confirmed.map {
                asking(
                    "private func confirm(_ question: String, of controller: \(plan.itemType)CellController?)",
                    $0,
                    confirm: "controller?.\($0.confirm)()",
                    cancel: "controller?.\($0.cancel)()"
                )
            } ?? "")
    }

    private func visibleCell(_ view: String) -> String {
        """

            private func visibleCell(of id: \(plan.itemType).ID) -> \(plan.itemType)Cell? {
                rowsByID[id].flatMap { \(view).tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? \(plan.itemType)Cell }
            }

        """
    }

    /// The statements that observe the questions of a row's controller.
    private var questions: [String] {
        plan.confirmed == nil
            ? []
            : [
                "controller.onQuestion = { [weak self, weak controller] question in",
                "    self?.confirm(question, of: controller)", "}",
            ]
    }

    /// Indicates whether the list reads the entity of a row's controller, also to find the row of
    /// an entity.
    private var isItemKnown: Bool { plan.isItemKnown || (plan.isSifted && plan.showsChanges) }

    /// The controller of a row that can change.
    private var changingCellController: String {
        let texts =
            plan.list.elements.map {
                "var \($0.name.member): String { \(plan.expression($0)) }"
            } + possible
        let filling =
            ["cell.accessibilityIdentifier = \(plan.rowElements).row(id: \(plan.item).id)"]
            + plan.constant.map { $0.showing($0.name.member, in: "cell.") }
            + plan.taps.map { "cell.\($0.closure) = { [weak self] in self?.\($0.method)() }" }
            + (plan.showsChanges ? ["showChanges(in: cell)"] : [])
        let changes =
            plan.changing.map { $0.showing($0.name.member, in: "cell?.") }
            + plan.enabling.map { "cell?.\(property($0)).isEnabled = \($0.can)" }
        let methods =
            plan.toggles.map {
                toggling("func \($0.method)()", $0, show: "showChanges(in: visibleCell?())")
            }
            + plan.counts.map {
                counting("func \($0.method)()", $0, show: "showChanges(in: visibleCell?())")
            } + [removing { "func \($0.method)()" }]
        let visible = """
                /// The visible cell of the row, or `nil`. Cells are reused, so it must not be stored.
                var visibleCell: (() -> \(plan.itemType)Cell?)?

            """
        let showing = """

                private func showChanges(in cell: \(plan.itemType)Cell?) {
            \(plan.lines(changes, indented: 8))    }

            """
        let service = plan.service.name
        return """
            \(imports("internal", plan.contract, "HeadlessKit", "Model"))

            /// Controls the contents of one row and their changes.
            @MainActor
            final class \(plan.itemType)CellController {
            \(plan.showsChanges ? visible : "")\(plan.lines(tellings, indented: 4))
            \(plan.lines(texts, indented: 4))
                \(isItemKnown ? "private(set)" : "private") var \(plan.item): \(plan.itemType)
            \(plan.lines(running, indented: 4))    private let \(service.member): any \(service.type)

            \(plan.initialiser([(plan.item, plan.itemType), (service.member, "any \(service.type)")]))
                func fill(_ cell: \(plan.itemType)Cell) {
            \(plan.lines(filling, indented: 8))    }
            \(methods.joined())
            \(updating)\(plan.showsChanges ? showing : "")\(plan.countText)}

            """
    }
}
