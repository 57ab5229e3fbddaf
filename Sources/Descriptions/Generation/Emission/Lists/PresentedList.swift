internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The list as a view that receives each new value, in MVC, MVP and VIPER.
struct PresentedList {
    let screen: ListScreen

    /// The methods of the view.
    var methods: [(head: String, body: String)] {
        let hidden =
            "errorLabel.isHidden = true\nretryButton.isHidden = true\nemptyLabel.isHidden = true"
        var methods: [(String, String)] = [
            ("func showLoading()", "showRows()\nactivityIndicator.startAnimating()"),
            (
                "func showError(_ text: String)",
                """
                showRows()
                errorLabel.text = text
                errorLabel.isHidden = false
                retryButton.isHidden = false
                """
            ),
            (
                "func showEmpty(_ text: String)",
                "showRows()\nemptyLabel.text = text\nemptyLabel.isHidden = false"
            ), ("func showRows()", "activityIndicator.stopAnimating()\n\(hidden)"),
        ]
        if screen.isPaged {
            methods += [
                ("func hideFooter()", "footerView.isHidden = true"),
                (
                    "func showFooter(_ text: String, canRetry: Bool)",
                    """
                    footerLabel.text = text
                    retryMoreButton.isHidden = !canRetry
                    footerView.isHidden = false
                    """
                ),
            ]
        }
        if let total = screen.list.total {
            let name = total.name.member
            methods.append(
                ("func show\(total.name.type)(_ \(name): String)", "\(name)Label.text = \(name)")
            )
        }
        if screen.hasFilters {
            let enabling = screen.list.filters.map {
                "\($0.name.member)Button.isEnabled = filter != .\($0.name.member)"
            }
            methods.append(
                ("func showFilter(_ filter: \(screen.filterType))", SwiftCode.lines(enabling))
            )
        }
        for action in screen.list.actions where action.kind == .undo {
            methods.append(
                (
                    "func enable\(action.name.type)(_ isEnabled: Bool)",
                    "\(action.name.member)Button.isEnabled = isEnabled"
                )
            )
        }
        return methods
    }

    /// Returns methods as code, with a comment for the one whose name does not say everything.
    func code(of methods: [(head: String, body: String)]) -> String {
        SwiftCode.sections(
            methods.map { head, body in
                (head == "func showRows()"
                    ? "/// Removes the placeholder that is shown instead of rows.\n" : "")
                    + SwiftCode.block(head, body)
            }
        )
    }

    /// Returns the statements that show a value in the view.
    ///
    /// - Parameters:
    ///   - view: the code before the name of a method, such as `view?.`.
    ///   - endRefreshing: the statement for the end of a refresh.
    ///   - reload: the statement for new rows.
    func showing(
        _ view: String,
        endRefreshing: String,
        reload: String
    ) -> (Display, SwiftExpression) -> [String] {
        { display, expression in
            switch display.target {
            case .placeholder: placeholder(display.value, view, expression)
            case .footer: footer(display.value, view, expression)
            case .isRefreshing: display.value == .flag(false) ? [endRefreshing] : []
            case .selectedFilter: ["\(view)showFilter(filter)"]
            case .text(let name):
                name == screen.list.total?.name
                    ? ["\(view)show\(name.type)(\(expression.text(display.value)))"] : []
            case .isEnabled(let button):
                ["\(view)enable\(button.type)(\(expression.condition(display.value)))"]
            case .rows: [reload]
            case .isHidden, .isOn, .isAnimating: []
            }
        }
    }

    private func choice(
        _ value: Expression,
        _ expression: SwiftExpression,
        _ call: (Name) -> String
    ) -> [String] {
        switch value {
        case .choice(let test, .value(.choice(let yes)), .value(.choice(let no))):
            ["if \(expression.condition(test)) { \(call(yes)) } else { \(call(no)) }"]
        case .value(.choice(let name)): [call(name)]
        default: []
        }
    }

    private func placeholder(
        _ value: Expression,
        _ view: String,
        _ expression: SwiftExpression
    ) -> [String] {
        choice(value, expression) { name in
            switch name.text {
            case "loading": "\(view)showLoading()"
            case "error": "\(view)showError(\(SwiftText.literal(screen.list.failure)))"
            case "empty": "\(view)showEmpty(\(SwiftText.literal(screen.list.empty)))"
            default: "\(view)showRows()"
            }
        }
    }

    private func footer(
        _ value: Expression,
        _ view: String,
        _ expression: SwiftExpression
    ) -> [String] {
        func statements(_ value: Expression) -> [String] {
            choice(value, expression) { name in
                switch name.text {
                case "loading": "\(view)showFooter(\"Loading more…\", canRetry: false)"
                case "failed": "\(view)showFooter(\"Could not load more\", canRetry: true)"
                case "end": "\(view)showFooter(\(screen.plan.endText), canRetry: false)"
                default: "\(view)hideFooter()"
                }
            }
        }
        guard case .match(let subject, let cases) = value else { return statements(value) }
        return ["switch \(expression.code(subject)) {"]
            + cases.map {
                "case .\($0.name.member): \(statements($0.value).joined(separator: "\n"))"
            } + [
                "}"
            ]
    }

    /// The variables that are only shown.
    var unstored: Set<String> { Set(screen.list.total.map { [$0.name.member] } ?? []) }

    /// The variables of the list, and their types.
    var state: [String] {
        ["private var content = Content.loading", "private var isRefreshing = false"]
            + screen.outdated("private ")
            + (screen.hasFilters
                ? [
                    "private var filter = \(screen.filterType).\(screen.list.filters[0].name.member)"
                ]
                : []) + screen.actionState
            + (screen.isPaged
                ? [
                    "private var paging = Paging.idle", "private var nextPage = 2",
                    "/// Incremented when a first page replaces the rows. A page that was requested before is ignored.",
                    "private var generation = 0",
                ] : [])
    }

    var types: String {
        SwiftCode.lines(
            "private enum Content { case loading, failed, loaded }",
            screen.isPaged ? "private enum Paging { case idle, loading, failed, complete }" : ""
        )
    }

    /// The statements of a view that is shown first.
    var start: [String] {
        screen.list.actions.filter { $0.kind == .undo }.map {
            "\($0.name.member)Button.isEnabled = false"
        } + ["showRows()"] + (screen.isPaged ? ["hideFooter()"] : [])
    }

    /// Returns the view controller of MVP and VIPER, which is the view of a presenter.
    ///
    /// - Parameters:
    ///   - methods: the methods by which it receives values.
    ///   - question: the head of the method that asks before a change of a row.
    ///   - cell: the statements that show a row in `cell`.
    ///   - show: the method that they call, if there is one.
    ///   - select: the statement for a tap on a row.
    func controller(
        _ methods: [(head: String, body: String)],
        asking question: String,
        cell: [String],
        showing show: String = "",
        select: String
    ) -> GeneratedFile {
        let views = ListViews(screen: screen)
        let (name, presenter) = ("\(screen.type)ViewController", "\(screen.type)PresenterProtocol")
        let layOut = views.layOut { trigger, filter in
            let call =
                switch trigger {
                case .choose: "didChoose(.\(filter?.name.member ?? ""))"
                case .tap(let name): "didTap\(name.type)()"
                case .pull: "didPullToRefresh()"
                case .retryMore: "didTapRetryMore()"
                default: "didTapRetry()"
                }
            return "[weak self] _ in self?.presenter.\(call)"
        }
        return SwiftCode.generated(
            name,
            [
                "internal import AppSupport", "internal import HeadlessKit",
                "internal import \(screen.contract)",
            ],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(name): UIViewController",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private let presenter: any \(presenter)",
                            views.properties()
                        ),
                        SwiftCode.initializers(ofController: [("presenter", "any \(presenter)")]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        presenter.viewDidLoad()
                        }
                        """,
                        SwiftCode.block(
                            "private func layOut()",
                            SwiftCode.lines([layOut] + start)
                        ),
                        show
                    )
                ),
                SwiftCode.block(
                    "extension \(name): \(screen.type)ViewProtocol",
                    SwiftCode.sections(code(of: methods), ask(question))
                ),
                views.table(
                    count: "presenter.numberOfRows",
                    cell: cell,
                    select: select,
                    end: "presenter.willDisplayRow(at: indexPath.row)"
                )
            )
        )
    }

    /// Returns the method of a view that asks before a change of a row.
    private func ask(_ head: String) -> String {
        guard let question = screen.question else { return "" }
        let (confirm, cancel) = (question.answers[0], question.answers[1])
        func call(_ method: String) -> String {
            "[weak self] _ in self?.presenter.\(method)(of\(screen.itemType): id)"
        }
        return ListViews(screen: screen).question(
            head,
            text: "question",
            [
                (SwiftText.literal(confirm.title), "default", call("didConfirm")),
                (
                    SwiftText.literal(cancel.title), "cancel",
                    cancel.body.isEmpty ? "_ in" : call("didCancel")
                ),
            ]
        )
    }
}
