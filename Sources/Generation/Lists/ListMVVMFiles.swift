internal import Descriptions

/// The list in MVVM: a view that binds itself to a view model, and a view model for each row.
struct ListMVVMFiles: ListCellFiles {
    static let variant = "MVVM"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.itemType)Cell", cell(isOpen: false, methods: showing)),
            ("\(plan.itemType)CellViewModel", cellViewModel), ("\(plan.type)Assembly", assembly),
            ("\(plan.type)ViewController", controller), ("\(plan.type)ViewModel", viewModel),
        ]
    }

    private var assembly: String {
        door(
            decision,
            plan.making("let viewModel = \(plan.type)ViewModel") + [
                "return \(plan.type)ViewController(viewModel: viewModel)"
            ]
        )
    }

    private var showing: String {
        let lines = plan.list.labels.map {
            "\($0.name.member)Label.text = viewModel.\($0.name.member)"
        }
        return """

                func show(_ viewModel: \(plan.itemType)CellViewModel) {
                    accessibilityIdentifier = viewModel.identifier
            \(plan.lines(lines, indented: 8))    }
            }

            """
    }

    private var cellViewModel: String {
        let texts = plan.list.labels.map {
            "var \($0.name.member): String { \(plan.expression($0)) }"
        }
        return """
            \(imports("internal", plan.contract, "Model"))

            /// What one row shows. It never changes.
            @MainActor
            final class \(plan.itemType)CellViewModel {
                \(plan.route == nil ? "private " : "")let \(plan.item): \(plan.itemType)

                init(\(plan.item): \(plan.itemType)) {
                    self.\(plan.item) = \(plan.item)
                }

                var identifier: String { \(plan.rowElements).row(id: \(plan.item).id) }
            \(plan.lines(texts, indented: 4))\(plan.countText)}

            """
    }

    private var controller: String {
        viewController(
            with: ("viewModel", "\(plan.type)ViewModel"),
            start: ["bind()", "viewModel.load\(plan.itemsType)()"],
            retry: "load\(plan.itemsType)()",
            pull: "pullToRefresh()",
            endsWithRows: false,
            rest: """

                    private func bind() {
                        viewModel.onPlaceholderChange = { [weak self] in self?.show($0) }
                        viewModel.onRowsChange = { [weak self] in self?.tableView.reloadData() }
                        viewModel.onMessage = { [weak self] in self?.showToast($0) }
                    }

                    private func show(_ placeholder: \(plan.type)ViewModel.Placeholder) {
                        activityIndicator.stopAnimating()
                        errorLabel.isHidden = true
                        retryButton.isHidden = true
                        emptyLabel.isHidden = true
                        switch placeholder {
                        case .none:
                            break
                        case .loading:
                            activityIndicator.startAnimating()
                        case .error(let text):
                            errorLabel.text = text
                            errorLabel.isHidden = false
                            retryButton.isHidden = false
                        case .empty(let text):
                            emptyLabel.text = text
                            emptyLabel.isHidden = false
                        }
                    }
                }

                """
                    + tableExtensions(
                        count: "viewModel.rows.count",
                        fill: "cell.show(viewModel.rows[row])",
                        select: "viewModel.select\(plan.itemType)(at: row)"
                    )
        )
    }

    private var viewModel: String {
        let comment =
            "What the list of \(plan.severalItems) shows. An observer hears of each value when it is "
            + "set, and of each change after that."
        let selecting = """

                func select\(plan.itemType)(at row: Int) {
                    \(plan.selection?.name ?? "")(rows[row].\(plan.item).id)
                }

            """
        return """
            internal import Model

            \(SwiftText.comment(comment))
            @MainActor
            final class \(plan.type)ViewModel {
                /// What stands in place of rows.
                enum Placeholder: Equatable {
                    case none
                    case loading
                    case error(String)
                    case empty(String)
                }

                private(set) var placeholder = Placeholder.none {
                    didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
                }
                private(set) var rows: [\(plan.itemType)CellViewModel] = [] {
                    didSet { onRowsChange?() }
                }
                var onPlaceholderChange: ((Placeholder) -> Void)? {
                    didSet { onPlaceholderChange?(placeholder) }
                }
                var onRowsChange: (() -> Void)? {
                    didSet { onRowsChange?() }
                }
                var onMessage: ((String) -> Void)?

            \(plan.stored())
                private var isRefreshing = false

            \(plan.initialiser)
                func load\(plan.itemsType)() {
                    placeholder = .loading
                    \(plan.request) { [weak self] result in
                        guard let self else { return }
                        switch result {
                        case .success(let \(plan.items)): show(\(plan.items))
                        case .failure: placeholder = .error(\(failureText))
                        }
                    }
                }

                func pullToRefresh() {
                    switch placeholder {
                    case .loading: break
                    case .error: load\(plan.itemsType)()
                    case .none, .empty: refresh()
                    }
                }
            \(refreshing(success: "show(\(plan.items))", toast: "onMessage?(\(refreshText))"))
                private func show(_ \(plan.items): [\(plan.itemType)]) {
                    placeholder = \(plan.items).isEmpty ? .empty(\(emptyText)) : .none
                    rows = \(plan.items).map(\(plan.itemType)CellViewModel.init)
                }
            \(plan.route == nil ? "" : selecting)}

            """
    }
}
