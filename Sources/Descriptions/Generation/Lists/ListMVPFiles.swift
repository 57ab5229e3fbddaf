internal import Descriptions

/// The list in MVP: a view, its presenter, and a presenter for each row.
struct ListMVPFiles: ListCellFiles {
    static let variant = "MVP"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        let row = "func cellPresenter(at row: Int) -> any \(plan.itemType)CellPresenterProtocol"
        let fill = "cell.bind(to: presenter.cellPresenter(at: indexPath.row))"
        return [
            ("\(plan.itemType)Cell", cell),
            (
                "\(plan.itemType)CellPresenter",
                plan.hasChanges ? changingCellPresenter : cellPresenter
            ), cellPresenterProtocol, cellProtocol, ("\(plan.type)Assembly", assembly),
            ("\(plan.type)Presenter", presenter),
            presenterProtocol(row: row, taps: plan.confirmed.map(presentedAnswers) ?? []),
            (
                "\(plan.type)ViewController",
                presentedViewController(
                    fill: [fill] + hearingLinks { "presenter.\($0.tap)" },
                    rows: presentedAsking
                )
            ), viewProtocol(rows: plan.confirmed.map { [presentedQuestion($0)] } ?? []),
        ]
    }

    private var cell: String {
        guard plan.hasChanges else {
            return cell(
                isOpen: false,
                methods: """

                        func bind(to presenter: any \(plan.itemType)CellPresenterProtocol) {
                            \(identifying)
                            presenter.show(in: self)
                        }
                    }

                    """ + presentedCellMethods
            )
        }
        return cell(
            isOpen: false,
            properties: ["private var presenter: (any \(plan.itemType)CellPresenterProtocol)?"],
            tap: { "self?.presenter?.\($0.tap)()" },
            methods: """

                    func bind(to presenter: any \(plan.itemType)CellPresenterProtocol) {
                        self.presenter = presenter
                        \(identifying)
                        presenter.attach(self)
                    }
                \(reuse("detaches", ["presenter?.detach(self)", "presenter = nil"]))}

                """ + presentedCellMethods
        )
    }

    private var identifying: String {
        "accessibilityIdentifier = \(plan.rowElements).row(id: presenter.id)"
    }

    private var cellPresenterProtocol: (name: String, text: String) {
        let cell = "any \(plan.itemType)CellProtocol"
        let identity = ["/// The identity of the row.", "var id: Int { get }", ""]
        guard plan.hasChanges else {
            return border(
                "The calls from the view of one row to its presenter.",
                "\(plan.itemType)CellPresenterProtocol",
                isClass: false,
                identity + ["func show(in view: \(cell))"]
            )
        }
        return border(
            "The calls from the view of one row to its presenter.",
            "\(plan.itemType)CellPresenterProtocol",
            isClass: true,
            identity + ["func attach(_ view: \(cell))", "func detach(_ view: \(cell))"]
                + plan.taps.map { "func \($0.tap)()" }
        )
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
        \(imports("internal", "Model"))

        /// Presents the contents of one row. They never change.
        final class \(plan.itemType)CellPresenter: \(plan.itemType)CellPresenterProtocol {
            \(plan.isItemKnown ? "" : "private ")let \(plan.item): \(plan.itemType)
            var id: Int { \(plan.item).id }

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
            load: ("private ", "load\(plan.itemsType)"),
            pull: "func didPullToRefresh()",
            loading: "view?.showLoading()",
            take: plan.isPaged ? "replaceRows(with: page)" : "show(\(plan.items))",
            error: "view?.showError(\(plan.failureText))",
            toast: "view?.showToast(\(refreshText))",
            end: "view?.endRefreshing()",
            hide: ["if footer != .end { showFooter(.hidden) }"]
        )
        let selecting = """

                func didSelectRow(at row: Int) {
                    \(plan.selection?.name ?? "")(rows[row].\(plan.item).id)
                }

            """
        let filtered =
            plan.filtered("private var allRows: [\(plan.itemType)CellPresenter] = []")
            + (plan.isPaged ? [listedIDs] : [])
        let first = plan.filters.isEmpty ? [] : ["view?.showFilter(filter)"]
        return """
            \(SwiftText.imports("internal", ["Model"] + (plan.filters.isEmpty ? [] : [plan.contract])))

            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                private enum FirstLoad { case running, failed, done }
            \(plan.lines(footerCases, indented: 4))\

                weak var view: (any \(plan.type)ViewProtocol)?

            \(plan.stored())
                private var rows: [\(plan.itemType)CellPresenter] = []
            \(plan.lines(filtered + kept("CellPresenter", "presenters") + buttonState, indented: 4))    private var firstLoad = FirstLoad.done
                private var isRefreshing = false
            \(plan.lines(pageState(of: "Presenter", "private var footer = Footer.hidden"), indented: 4))
            \(plan.initialiser)
                func viewDidLoad() {
            \(plan.lines(first + ["load\(plan.itemsType)()"], indented: 8))    }

                func didTapRetry() {
                    load\(plan.itemsType)()
                }
            \(loading)\(plan.isPaged ? pages : shown)}

            // MARK: - Rows

            extension \(plan.type)Presenter {
                var numberOfRows: Int { rows.count }

                func cellPresenter(at row: Int) -> any \(plan.itemType)CellPresenterProtocol { rows[row] }
            \(plan.route == nil ? "" : selecting)\(opening { "func \($0.tap)" })\
            \(plan.hasChanges ? keeping : "")\(acting)}

            """
    }

    private var acting: String {
        acting(
            { "func \($0.tap)()" },
            pull: "didPullToRefresh()",
            fail: { "view?.showToast(\($0.failure))" },
            enable: { "view?.\($0.enable)(\($1))" }
        )
    }

    private var shown: String {
        SwiftText.method(
            "private func show(_ \(plan.items): [\(plan.itemType)])",
            showing
        ) + filtering
    }

    private var pages: String {
        let heads = ("func willDisplayRow(at row: Int)", "func didTapRetryMore()")
        guard !plan.isShrinking else {
            return shrinkingPages(
                "CellPresenter",
                view: "view?.",
                reload: "view?.reloadRows()",
                heads: heads
            )
        }
        return pages(
            view: "view?.",
            reload: "view?.reloadRows()",
            heads: heads,
            forget: ["rows = []", "listedIDs = []"],
            add: [
                "for \(plan.item) in page.\(plan.items) where listedIDs.insert(\(plan.item).id).inserted {",
                "    rows.append(\(row("CellPresenter")))", "}",
            ]
        )
    }

    private var showing: [String] {
        guard !plan.isSifted else {
            return ["allRows = \(made("CellPresenter"))", "filterRows()"]
        }
        return ["rows = \(made("CellPresenter"))"] + placing(isEmpty: "\(plan.items).isEmpty")
    }

    private func placing(isEmpty: String) -> [String] {
        [
            "if \(isEmpty) { view?.showEmpty(\(plan.emptyText)) } else { view?.showRows() }",
            "view?.reloadRows()",
        ]
    }

    /// The methods that show the rows that the filter selects; empty if all rows are shown.
    private var filtering: String {
        guard plan.isSifted else { return "" }
        let choosing = SwiftText.method(
            "func didChoose(_ filter: \(plan.filterType))",
            [
                "self.filter = filter", "view?.showFilter(filter)",
                "if firstLoad == .done { filterRows() }",
            ]
        )
        return (plan.filters.isEmpty ? "" : choosing)
            + SwiftText.method(
                "private func filterRows()",
                ["rows = allRows.filter { \(plan.isRowShown) }"]
                    + placing(isEmpty: "rows.isEmpty")
            ) + plan.showing()
    }

    // MARK: - The objects of the rows

    private var keeping: String {
        keeping(
            "CellPresenter",
            as: "presenter",
            connections: questions + hearsRemoval("presenter") + [
                "presenter.onMessage = { [weak self] message in self?.view?.showToast(message) }"
            ]
        ) + answers
    }

    /// The statements that observe the questions of a row's presenter.
    private var questions: [String] {
        plan.confirmed.map { toggle in
            [
                "presenter.onQuestion = { [weak self] question in",
                "    self?.view?.\(toggle.confirm)(question, \(plan.owner): \(plan.item).id)", "}",
            ]
        } ?? []
    }

    /// The methods that pass an answer to the presenter of the row that asked.
    private var answers: String {
        guard let toggle = plan.confirmed else { return "" }
        let methods =
            [(toggle.didConfirm, toggle.confirm)]
            + (toggle.isHeld ? [(toggle.didCancel, toggle.cancel)] : [])
        return methods.map { heard, done in
            """

                func \(heard)(\(plan.owner) id: Int) {
                    cellPresenters[id]?.\(done)()
                }

            """
        }
        .joined()
    }

    /// The presenter of a row that can change.
    private var changingCellPresenter: String {
        let telling =
            [
                "self.view = view"
            ]
            + plan.constant.map { "view.show\($0.name.type)(\(plan.expression($0)))" }
            + (plan.showsChanges ? ["showChanges()"] : [])
        let changes =
            plan.changing.map {
                "view?.show\($0.name.type)(\(plan.expression($0)))"
            } + plan.enabling.map { "view?.\($0.enable)(\($0.isPossible ?? ""))" }
        let methods =
            plan.toggles.map {
                toggling("func \($0.tap)()", $0, show: "showChanges()")
            } + plan.counts.map { counting("func \($0.tap)()", $0, show: "showChanges()") }
            + [removing { "func \($0.tap)()" }]
        let showing = """

                private func showChanges() {
            \(plan.lines(changes, indented: 8))    }

            """
        let service = plan.service.name
        return """
            \(imports("internal", "Model"))

            /// Presents the contents of one row and their changes. A cell attaches itself while it
            /// shows the row.
            final class \(plan.itemType)CellPresenter: \(plan.itemType)CellPresenterProtocol {
                private(set) weak var view: (any \(plan.itemType)CellProtocol)?
            \(plan.lines(tellings + ["var id: Int { \(plan.item).id }", ""], indented: 4))\
                \(plan.isItemKnown ? "private(set)" : "private") var \(plan.item): \(plan.itemType)
            \(plan.lines(running, indented: 4))    private let \(service.member): any \(service.type)

            \(plan.initialiser([(plan.item, plan.itemType), (service.member, "any \(service.type)")]))
                func attach(_ view: any \(plan.itemType)CellProtocol) {
            \(plan.lines(telling, indented: 8))    }

                /// Does nothing if another cell has attached itself in the meantime.
                func detach(_ view: any \(plan.itemType)CellProtocol) {
                    if self.view === view { self.view = nil }
                }
            \(methods.joined())
            \(updating)\(plan.showsChanges ? showing : "")\(plan.countText)}

            """
    }
}
