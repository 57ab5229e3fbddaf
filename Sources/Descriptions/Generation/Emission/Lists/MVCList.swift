internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVC: the view controller of the list and the controllers of its rows keep the state, ask the service and
/// pass each new value to their views.
struct MVCList: ArchitectureScreen {
    let screen: ListScreen
    private var views: ListViews { ListViews(screen: screen) }
    private var presented: PresentedList { PresentedList(screen: screen) }
    private var rows: RowObjects { RowObjects(screen: screen, role: "Controller") }
    private var type: String { screen.type }
    private var view: String { "\(screen.description.feature.member)View" }
    private var cellType: String { "\(screen.itemType)Cell" }

    var files: [GeneratedFile] { [assembly, controller, viewFile, rowFile, cell] }
    /// Everything is in controllers, which need their views.
    var driver: ScenarioTests.Driver? { nil }

    private var assembly: GeneratedFile {
        screen.assembly(
            screen.created(
                "\(screen.leads.isEmpty || screen.isPart ? "" : "return ")\(type)ViewController"
            )
        )
    }

    // MARK: - The controller of the list

    private var steps: CallbackSteps {
        CallbackSteps(
            screen: screen,
            isRow: false,
            place: CallbackSteps.Place(
                rows: "rows",
                loaded: screen.selectsRows ? "allRows" : "rows",
                makeRow: rows.making,
                show: presented.showing(
                    "\(view).",
                    endRefreshing: "\(view).refreshControl.endRefreshing()",
                    reload: "\(view).tableView.reloadData()"
                ),
                selectRows: screen.selectsRows
                    ? ["rows = allRows.filter { \(screen.isShown("$0", shows: "shows")) }"] : [],
                unstored: presented.unstored,
                message: { text, _ in "showToast(\(text))" },
                ask: { _ in "" }
            )
        )
    }

    private var controller: GeneratedFile {
        let parameters = screen.parameters
        return SwiftCode.generated(
            "\(type)ViewController",
            ["internal import HeadlessKit", "internal import Model"]
                + (screen.hasFilters ? ["internal import \(screen.contract)"] : []),
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)ViewController: UIViewController",
                    SwiftCode.sections(
                        [
                            presented.types,
                            SwiftCode.lines(
                                parameters.map { "private let \($0.name): \($0.type)" } + [
                                    "private lazy var \(view) = \(type)View()"
                                ]
                            ),
                            SwiftCode.lines(
                                ["private var rows: [\(rows.type)] = []"]
                                    + rows.storage(selecting: screen.selectsRows) + presented.state
                            ), SwiftCode.initializers(ofController: parameters),
                            "override func loadView() { view = \(view) }", start,
                        ]
                            + screen.programs(
                                steps,
                                methods: ListScreen.Methods(
                                    load: "private func load\(screen.plan.itemsType)()",
                                    pull: "private func pullToRefresh()",
                                    choose: "private func choose",
                                    willDisplay: "private func willDisplayRow(at row: Int)",
                                    retryMore: "private func retryLoadingMore()",
                                    action: { method, _ in "private func \(method)()" },
                                    lastRow: "rows.count - 1"
                                )
                            ) + [rowMethods]
                    )
                ),
                views.table(
                    count: "rows.count",
                    cell: ["rows[indexPath.row].fill(cell)"],
                    select: "onSelect\(screen.itemType)(rows[indexPath.row].\(rows.id))",
                    end: "willDisplayRow(at: indexPath.row)"
                ),
                rows.observer(
                    "\(type)ViewController",
                    removing: screen.removing + ["showRows()"]
                )
            )
        )
    }

    private var start: String {
        let connections =
            [("onRetry", "load\(screen.plan.itemsType)()")]
            + screen.actionNames.map { ("onTap\($0.action.name.type)", "\($0.method)()") }
            + (screen.hasFilters ? [("onChoose", "choose($0)")] : [])
            + (screen.isPaged ? [("onRetryMore", "retryLoadingMore()")] : [])
        var lines = ["super.viewDidLoad()", "\(view).tableView.dataSource = self"]
        if views.isDelegate { lines.append("\(view).tableView.delegate = self") }
        lines.append(
            SwiftCode.addAction(
                to: "\(view).refreshControl",
                "[weak self] _ in self?.pullToRefresh()",
                for: "valueChanged"
            )
        )
        lines += connections.map { "\(view).\($0.0) = { [weak self] in self?.\($0.1) }" }
        if screen.hasFilters { lines.append("\(view).showFilter(filter)") }
        lines += screen.observing
        lines.append("load\(screen.plan.itemsType)()")
        return SwiftCode.block("override func viewDidLoad()", SwiftCode.lines(lines))
    }

    private var rowMethods: String {
        SwiftCode.sections(
            rows.isConnected || screen.hasFilters ? "// MARK: - Rows" : "",
            screen.shows(
                "private func shows(_ \(screen.item): \(screen.itemType)) -> Bool",
                filter: "filter"
            ),
            rows.moving(isShown: "rows.contains { $0 === row }"),
            rows.remembering(steps),
            rows.factory(
                other: screen.showsChanges
                    ? [
                        """
                        controller.visibleCell = { [weak self, weak controller] in
                        controller.flatMap { self?.visibleCell(of: $0) }
                        }
                        """
                    ] : [],
                question: """
                    { [weak self, weak controller] question in
                    if let controller { self?.confirm(question, of: controller) }
                    }
                    """,
                message: "{ [weak self] in self?.showToast($0) }"
            ),
            screen.showsChanges
                ? SwiftCode.block(
                    "private func visibleCell(of row: \(rows.type)) -> \(cellType)?",
                    """
                    rows.firstIndex { $0 === row }.flatMap {
                    \(view).tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? \(cellType)
                    }
                    """
                ) : "",
            rows.confirming("private func confirm(_ question: String, of row: \(rows.type))")
        )
    }

    // MARK: - The controller of a row

    private var rowFile: GeneratedFile {
        let constant = views.cellStatements(
            of: "cell.",
            where: { !screen.isChanging($0) },
            value: { $0 }
        )
        let changing = views.cellStatements(
            of: "cell?.",
            where: { screen.isChanging($0) },
            value: { $0 }
        )
        let taps = screen.list.elements.compactMap { element in
            rows.tap(element).map {
                "cell.onTap\(element.name.type) = { [weak self] in self?.\($0)() }"
            }
        }
        return rows.file(
            imports: ["internal import HeadlessKit", "internal import \(screen.contract)"],
            comment: screen.rowsChange
                ? "/// Controls the contents of one row and their changes."
                : "/// Controls the contents of one row. They never change.",
            properties: screen.showsChanges
                ? [
                    "/// The visible cell of the row, or `nil`. Cells are reused, so it must not be stored.",
                    "var visibleCell: (() -> \(cellType)?)?",
                ] : [],
            values: (rows.isConnected || screen.selectsRows || screen.isPaged
                ? ["var id: \(screen.itemType).ID { \(screen.item).id }"] : [])
                + [screen.rowValues(screen.expression)],
            methods: [
                SwiftCode.function(
                    "fill(_ cell: \(cellType))",
                    ["cell.accessibilityIdentifier = \(screen.rowElements).row(id: \(rows.id))"]
                        + constant + taps + (screen.showsChanges ? ["showChanges(in: cell)"] : [])
                ),
                screen.showsChanges
                    ? SwiftCode.block(
                        "private func showChanges(in cell: \(cellType)?)",
                        SwiftCode.lines(changing)
                    ) : "",
            ],
            changed: screen.showsChanges ? ["showChanges(in: visibleCell?())"] : []
        )
    }

    // MARK: - Views

    private var cell: GeneratedFile {
        let tapped = screen.list.elements.filter { rows.tap($0) != nil }
        return SwiftCode.generated(
            cellType,
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(cellType): UITableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(
                        [views.cellProperties("let")]
                            + tapped.map { "var onTap\($0.name.type): (() -> Void)?" }
                    ),
                    views.cellInitializers { element in
                        rows.tap(element) == nil ? nil : "self?.onTap\(element.name.type)?()"
                    }
                )
            )
        )
    }

    private var viewFile: GeneratedFile {
        let closures =
            ["var onRetry: (() -> Void)?"]
            + screen.list.actions.map { "var onTap\($0.name.type): (() -> Void)?" }
            + (screen.hasFilters ? ["var onChoose: ((\(screen.filterType)) -> Void)?"] : [])
            + (screen.isPaged ? ["var onRetryMore: (() -> Void)?"] : [])
        let layOut = views.layOut(parent: "", isOwner: false) { trigger, filter in
            switch trigger {
            case .choose: "[weak self] _ in self?.onChoose?(.\(filter?.name.member ?? ""))"
            case .tap(let name): "[weak self] _ in self?.onTap\(name.type)?()"
            case .retryMore: "[weak self] _ in self?.onRetryMore?()"
            default: "[weak self] _ in self?.onRetry?()"
            }
        }
        return SwiftCode.generated(
            "\(type)View",
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(type)View: UIView",
                SwiftCode.sections(
                    SwiftCode.lines(
                        [
                            SwiftCode.property("let", "tableView", .table),
                            SwiftCode.property("let", "refreshControl", .refreshControl),
                        ] + closures
                    ),
                    views.properties("private let", without: ["tableView", "refreshControl"]),
                    SwiftCode.initializers(ofView: [layOut] + presented.start),
                    presented.code(of: presented.methods)
                )
            )
        )
    }
}
