internal import Descriptions

/// The list in MVP: a view, its presenter, and a presenter for each row.
struct ListMVPFiles: ListCellFiles {
    static let variant = "MVP"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        let row = "func cellPresenter(at row: Int) -> any \(plan.itemType)CellPresenterProtocol"
        return [
            ("\(plan.itemType)Cell", presentedCell),
            ("\(plan.itemType)CellPresenter", cellPresenter),
            border(
                "What the view of one row asks its presenter.",
                "\(plan.itemType)CellPresenterProtocol",
                isClass: false,
                ["func show(in view: any \(plan.itemType)CellProtocol)"]
            ), cellProtocol, ("\(plan.type)Assembly", assembly),
            ("\(plan.type)Presenter", presenter), presenterProtocol(row: row),
            (
                "\(plan.type)ViewController",
                presentedViewController(fill: "presenter.cellPresenter(at: row).show(in: cell)")
            ), viewProtocol,
        ]
    }

    private var assembly: String {
        door(
            decision,
            plan.making("let presenter = \(plan.type)Presenter") + [
                "let viewController = \(plan.type)ViewController(presenter: presenter)",
                "presenter.view = viewController", "return viewController",
            ]
        )
    }

    private var cellPresenter: String {
        """
        \(imports("internal", plan.contract, "Model"))

        /// Presents one row: what it shows. It never changes.
        final class \(plan.itemType)CellPresenter: \(plan.itemType)CellPresenterProtocol {
            \(plan.route == nil ? "private " : "")let \(plan.item): \(plan.itemType)

            init(\(plan.item): \(plan.itemType)) {
                self.\(plan.item) = \(plan.item)
            }

            func show(in view: any \(plan.itemType)CellProtocol) {
        \(plan.lines(tellingCell("view"), indented: 8))    }
        \(plan.countText)}

        """
    }

    private var presenter: String {
        let loading = loading(
            load: "private ",
            pull: "func didPullToRefresh()",
            loading: "view?.showLoading()",
            error: "view?.showError(\(failureText))",
            toast: "view?.showToast(\(refreshText))"
        )
        let selecting = """

                func didSelectRow(at row: Int) {
                    \(plan.selection?.name ?? "")(rows[row].\(plan.item).id)
                }

            """
        return """
            internal import Model

            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                private enum FirstLoad { case running, failed, done }

                weak var view: (any \(plan.type)ViewProtocol)?

            \(plan.stored())
                private var rows: [\(plan.itemType)CellPresenter] = []
                private var firstLoad = FirstLoad.done
                private var isRefreshing = false

            \(plan.initialiser)
                func viewDidLoad() {
                    load\(plan.itemsType)()
                }

                func didTapRetry() {
                    load\(plan.itemsType)()
                }
            \(loading)
                private func show(_ \(plan.items): [\(plan.itemType)]) {
                    rows = \(plan.items).map(\(plan.itemType)CellPresenter.init)
                    if \(plan.items).isEmpty { view?.showEmpty(\(emptyText)) } else { view?.showRows() }
                    view?.reloadRows()
                }
            }

            // MARK: - Rows

            extension \(plan.type)Presenter {
                var numberOfRows: Int { rows.count }

                func cellPresenter(at row: Int) -> any \(plan.itemType)CellPresenterProtocol { rows[row] }
            \(plan.route == nil ? "" : selecting)}

            """
    }
}
