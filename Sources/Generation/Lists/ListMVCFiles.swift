internal import Descriptions

/// The list in MVC: a view that lays out, a controller that loads, and one for each row.
struct ListMVCFiles: ListCellFiles {
    static let variant = "MVC"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.itemType)Cell", cell(isOpen: true, methods: "}\n")),
            ("\(plan.itemType)CellController", cellController),
            ("\(plan.type)Assembly", assembly), ("\(plan.type)View", view),
            ("\(plan.type)ViewController", controller),
        ]
    }

    private var assembly: String {
        let lines = plan.making("\(plan.type)ViewController")
        // One of several statements says that it is the result.
        let result = (lines.count == 1 ? "" : "return ") + (lines.last ?? "")
        return door(decision, lines.dropLast() + [result])
    }

    private var cellController: String {
        let texts = plan.list.labels.map {
            "var \($0.name.member): String { \(plan.expression($0)) }"
        }
        let showing = plan.list.labels.map {
            "cell.\($0.name.member)Label.text = \($0.name.member)"
        }
        return """
            \(imports("internal", plan.contract, "HeadlessKit", "Model"))

            /// Controls one row: what it shows. It never changes.
            @MainActor
            final class \(plan.itemType)CellController {
                \(plan.route == nil ? "private " : "")let \(plan.item): \(plan.itemType)

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
            retry: "self?.onRetry?()",
            connection: [
                "[activityIndicator, errorLabel, retryButton, emptyLabel, tableView].forEach(addSubview)",
                "showRows()",
            ]
        )
        return """
            \(SwiftText.imports("internal", plan.contract, "HeadlessKit"))

            final class \(plan.type)View: View {
                let tableView = TableView()
                var onRetry: (() -> Void)?

                private let activityIndicator = ActivityIndicatorView()
                private let errorLabel = Label()
                private let retryButton = Button()
                private let emptyLabel = Label()

                override init() {
                    super.init()
            \(plan.lines(lines, indented: 8))    }

            \(placeholderMethods)}

            """
    }

    private var controller: String {
        let view = "\(plan.feature.member)View"
        let bindings =
            ["\(view).tableView.dataSource = self"]
            + (plan.route == nil ? [] : ["\(view).tableView.delegate = self"]) + [
                "\(view).tableView.onPullToRefresh = { [weak self] in self?.pullToRefresh() }",
                "\(view).onRetry = { [weak self] in self?.load\(plan.itemsType)() }",
                "load\(plan.itemsType)()",
            ]
        let loading = loading(
            load: "private ",
            pull: "private func pullToRefresh()",
            loading: "\(view).showLoading()",
            error: "\(view).showError(\(failureText))",
            toast: "showToast(\(refreshText))"
        )
        return """
            internal import HeadlessKit
            internal import Model

            final class \(plan.type)ViewController: ViewController {
                private enum FirstLoad { case running, failed, done }

            \(plan.stored(["private lazy var \(view) = \(plan.type)View()"]))
                private var rows: [\(plan.itemType)CellController] = []
                private var firstLoad = FirstLoad.done
                private var isRefreshing = false

            \(plan.initialiser)
                override func loadView() -> View { \(view) }

                override func viewDidLoad() {
            \(plan.lines(bindings, indented: 8))    }
            \(loading)
                private func show(_ \(plan.items): [\(plan.itemType)]) {
                    rows = \(plan.items).map(\(plan.itemType)CellController.init)
                    if \(plan.items).isEmpty { \(view).showEmpty(\(emptyText)) } else { \(view).showRows() }
                    \(view).tableView.reloadData()
                }
            }
            \(tableExtensions(
                count: "rows.count",
                fill: "rows[row].fill(cell)",
                select: "\(plan.selection?.name ?? "")(rows[row].\(plan.item).id)"
            ))
            """
    }
}
