internal import Descriptions

/// The list in MVVM: a view that binds itself to a view model, and a view model for each row.
struct ListMVVMFiles: ListCellFiles {
    static let variant = "MVVM"
    let plan: ListPlan

    var sources: [(name: String, text: String)] {
        [
            (
                "\(plan.itemType)Cell",
                plan.hasChanges ? bindingCell : cell(isOpen: false, methods: showing)
            ),
            (
                "\(plan.itemType)CellViewModel",
                plan.hasChanges ? changingCellViewModel : cellViewModel
            ), ("\(plan.type)Assembly", assembly),
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
        let lines = plan.list.elements.map {
            $0.showing("viewModel.\($0.name.member)")
        }
        return """

                func show(_ viewModel: \(plan.itemType)CellViewModel) {
                    \(identifying)
            \(plan.lines(lines, indented: 8))    }
            }

            """
    }

    private var cellViewModel: String {
        let texts = plan.list.elements.map {
            "var \($0.name.member): String { \(plan.expression($0)) }"
        }
        return """
            \(imports("internal", "Model"))

            /// The contents of one row. They never change.
            @MainActor
            final class \(plan.itemType)CellViewModel {
                \(plan.isItemKnown ? "" : "private ")let \(plan.item): \(plan.itemType)

                init(\(plan.item): \(plan.itemType)) {
                    self.\(plan.item) = \(plan.item)
                }

                var id: Int { \(plan.item).id }
            \(plan.lines(texts, indented: 4))\(plan.countText)}

            """
    }

    private var controller: String {
        viewController(
            with: ("viewModel", "\(plan.type)ViewModel"),
            start: ["bind()", "viewModel.load\(plan.itemsType)()"],
            choose: "choose($)",
            act: \.method,
            retry: "load\(plan.itemsType)()",
            retryMore: "retryNextPage()",
            pull: "pullToRefresh()",
            endsWithRows: false,
            rest: """

                    private func bind() {
                        viewModel.placeholder.bind(to: self) { $0.show($1) }
                        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
                            if !isRefreshing { controller.refreshControl.endRefreshing() }
                        }
                        viewModel.rows.bind(to: self) { controller, _ in controller.tableView.reloadData() }
                \(plan.filters.isEmpty ? "" : hearsFilter)\(plan.isPaged ? hearsFooter : "")\(hearsUndo)\
                \(plan.confirmed == nil ? "" : asks)        viewModel.onMessage = { [weak self] in self?.showToast($0) }
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
                \(showingFilter("private "))\(enabling("private "))\(showingFooter)\(asking)}

                """
                    + tableExtensions(
                        count: "viewModel.rows.value.count",
                        fill: [
                            "cell.\(plan.hasChanges ? "bind(to: " : "show(")viewModel.rows.value[indexPath.row])"
                        ] + hearingLinks { "viewModel.\($0.method)" },
                        select: "viewModel.select\(plan.itemType)(at: indexPath.row)",
                        display: ["viewModel.willDisplayRow(at: indexPath.row)"]
                    )
        )
    }

    private var viewModel: String {
        let comment = "The contents of the list of \(plan.severalItems)."
        let selecting = """

                func select\(plan.itemType)(at row: Int) {
                    \(plan.selection?.name ?? "")(rows.value[row].\(plan.item).id)
                }

            """
        let imports = ["DataBinding", "Model"] + (plan.filters.isEmpty ? [] : [plan.contract])
        return """
            \(SwiftText.imports("internal", imports))

            \(SwiftText.comment(comment))
            @MainActor
            final class \(plan.type)ViewModel {
                /// The placeholder that is shown instead of rows.
                enum Placeholder: Equatable {
                    case none
                    case loading
                    case error(String)
                    case empty(String)
                }
            \(footer.type)
            \(plan.lines(secondPage + (plan.isPaged ? [""] : []), indented: 4))\
                let placeholder = Bindable(Placeholder.none)
            \(footer.property)\
                /// Indicates whether the user has pulled the list and the reply has not arrived yet.
                let isRefreshing = Bindable(false)
                let rows = Bindable<[\(plan.itemType)CellViewModel]>([])
            \(filter.property)\(undo)\
            \(plan.lines(rowQuestion, indented: 4))    var onMessage: ((String) -> Void)?

            \(plan.stored())
            \(plan.lines(filter.kept + listed + kept("CellViewModel", "view models") + buttonState, indented: 4))\
            \(plan.lines(pageState(of: "ViewModel"), indented: 4))
            \(plan.initialiser)
                func load\(plan.itemsType)() {
                    placeholder.value = .loading
                    \(plan.request) { [weak self] result in
                        guard let self else { return }
                        isRefreshing.value = false
                        switch result {
                        case .success(let \(plan.reply)): \(take)
                        case .failure: placeholder.value = .error(\(plan.failureText))
                        }
                    }
                }

                func pullToRefresh() {
                    guard !isRefreshing.value else { return }
                    isRefreshing.value = true
                    switch placeholder.value {
                    case .loading: break
                    case .error: load\(plan.itemsType)()
                    case .none, .empty: refresh()
                    }
                }
            \(refreshing(success: take, toast: "onMessage?(\(refreshText))", hide: hiding))\
            \(plan.isPaged ? pages : shown)\
            \(plan.hasChanges ? keeping : "")\(plan.route == nil ? "" : selecting)\
            \(acting)\(opening(in: "rows.value") { "func \($0.method)" })}

            """
    }

    private var acting: String {
        acting(
            { "func \($0.method)()" },
            pull: "pullToRefresh()",
            fail: { "onMessage?(\($0.failure))" },
            enable: { "\($0.can).value = \($1)" }
        )
    }

    /// The bindable value that indicates whether a removed row can be restored.
    private var undo: String {
        plan.undo.map { "    let \($0.can) = Bindable(false)\n" } ?? ""
    }

    private var hearsUndo: String {
        plan.undo.map {
            "        viewModel.\($0.can).bind(to: self) { $0.\($0.enable)($1) }\n"
        } ?? ""
    }

    // MARK: - The objects of the rows

    private var keeping: String {
        keeping(
            "CellViewModel",
            as: "viewModel",
            connections: questions + hearsRemoval("viewModel") + [
                "viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }"
            ]
        )
    }

    /// The closure with which the list's view model reports a question of a row.
    private var rowQuestion: [String] {
        plan.confirmed == nil
            ? []
            : [
                "/// Called with the row and the question before a change.",
                "var onQuestion: ((String, \(plan.itemType)CellViewModel) -> Void)?",
            ]
    }

    /// The statements that observe the questions of a row's view model.
    private var questions: [String] {
        plan.confirmed == nil
            ? []
            : [
                "viewModel.onQuestion = { [weak self, weak viewModel] question in",
                "    if let viewModel { self?.onQuestion?(question, viewModel) }", "}",
            ]
    }

    private let asks = """
                viewModel.onQuestion = { [weak self] in self?.confirm($0, of: $1) }

        """

    /// The method of the view that shows a question and passes the answer to the view model of the
    /// row.
    private var asking: String {
        guard let toggle = plan.confirmed else { return "" }
        return asking(
            "private func confirm(_ question: String, of row: \(plan.itemType)CellViewModel)",
            toggle,
            confirm: "row.\(toggle.confirm)()",
            cancel: "row.\(toggle.cancel)()"
        )
    }

    /// The view model of a row that can change.
    private var changingCellViewModel: String {
        let texts = plan.constant.map {
            "var \($0.name.member): String { \(plan.expression($0)) }"
        }
        let methods =
            plan.toggles.map { toggling("func \($0.method)()", $0, show: nil) }
            + plan.counts.map { counting("func \($0.method)()", $0, show: nil) }
            + [removing { "func \($0.method)()" }]
        let known =
            "\(plan.isItemKnown ? "private(set)" : "private") var \(plan.item): \(plan.itemType)"
        let observed = """
             {
                    didSet { showChanges() }
                }
            """
        let service = plan.service.name
        let parameters = [(plan.item, plan.itemType), (service.member, "any \(service.type)")]
        let modules =
            ["Model"] + (plan.showsChanges ? ["DataBinding"] : [])
            + (plan.showsDay ? ["Foundation"] : [])
        return """
            \(SwiftText.imports("internal", modules))

            /// The contents of one row and their changes. A cell binds itself to them while it shows the
            /// row.
            @MainActor
            final class \(plan.itemType)CellViewModel {
            \(plan.lines(bindables + tellings, indented: 4))
                var id: Int { \(plan.item).id }
            \(plan.lines(texts, indented: 4))
                \(known)\(plan.showsChanges ? observed : "")
            \(plan.lines(running, indented: 4))    private let \(service.member): any \(service.type)

            \(plan.initialiser(parameters, further: plan.showsChanges ? ["showChanges()"] : []))\
            \(unbinding)\(showingChanges)\(methods.joined())
            \(updating)\(plan.countText)}

            """
    }
}
