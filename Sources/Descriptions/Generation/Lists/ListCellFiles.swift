internal import Descriptions

/// The files of the implementation of a list, in one of the variants.
protocol ListCellFiles: VariantFiles {
    var plan: ListPlan { get }

    init(plan: ListPlan)
}

extension ListCellFiles {
    /// Returns the value of a property that the view shows, which is bindable in MVVM.
    static func value(_ property: String) -> String {
        variant == "MVVM" ? "\(property).value" : property
    }

    var folder: String {
        let cell = "Sources/Features/\(plan.contract)/\(Self.variant)"
        return plan.part == nil ? cell : "\(cell)/\(plan.type)"
    }

    /// Returns the entry point of the implementation.
    ///
    /// - Parameters:
    ///   - remark: a further sentence of its documentation comment, about the pages that it opens.
    ///   - leads: the parameter with which a module opens pages; `nil` for closures.
    ///   - lines: the statements that create the screen, one per line.
    func door(_ remark: String?, leads: String? = nil, _ lines: [String]) -> String {
        let closures = plan.leads.map { "\($0.name): @escaping \($0.type)" }
        // A file that uses an entity imports its module.
        let modules =
            [plan.contract, "HeadlessKit"]
            + (plan.part != nil && leads == nil && plan.selection != nil ? ["Model"] : [])
        let parameters =
            ["_ dependencies: \(plan.contract)Dependencies"]
            + (plan.part == nil ? [] : leads.map { [$0] } ?? closures)
        let comment =
            plan.part.map { "The entry point of the module that lists \($0.purpose)." }
            ?? "The entry point of the implementation." + (remark.map { " " + $0 } ?? "")
        let head = "package static func \(plan.part == nil ? "screen" : "module")"
        return """
            \(modules.sorted().map { "package import \($0)" }.joined(separator: "\n"))

            \(SwiftText.comment(comment))
            @MainActor
            package enum \(plan.type)Assembly {
            \(SwiftText.call(head, parameters, " -> ViewController {", indented: 4))
            \(plan.lines(lines, indented: 8))    }
            }

            """
    }

    /// The remark about an entry point if the assembly decides which screen a selection opens.
    var decision: String? {
        plan.leads.isEmpty ? nil : "It decides which screen a selection opens."
    }

    /// The import of a protocol of the view for the type of the filters, which is in the contract.
    var filterImport: String { plan.filters.isEmpty ? "" : "internal import \(plan.contract)\n\n" }

    /// Returns the imports of a file; it imports Foundation only if the list shows dates.
    func imports(_ access: String = "internal", _ modules: String...) -> String {
        (modules + (plan.showsDay ? ["Foundation"] : [])).sorted()
            .map { "\(access) import \($0)" }.joined(separator: "\n")
    }

    // MARK: - The view

    /// Returns the statements that set the identifier and the action of each element of the list.
    ///
    /// - Parameters:
    ///   - choose: the statement for a tap on a filter, which replaces the placeholder `$`.
    ///   - act: a closure that returns the statement for a tap on another button above the rows.
    ///   - retry: the statement for a tap on the retry button.
    ///   - retryMore: the statement for a tap on the retry button in the footer.
    ///   - connection: the statements that connect the table view, one per line.
    func elementLines(
        choose: String,
        act: (ListButton) -> String,
        retry: String,
        retryMore: String,
        connection: [String]
    ) -> [String] {
        plan.filters.flatMap { filter in
            let button = "\(filter.name.member)Button"
            let choice = choose.replacing("$", with: ".\(filter.name.member)")
            return [
                "\(button).accessibilityIdentifier = \(plan.elements).\(filter.name.member)",
                "\(button).setTitle(\(SwiftText.literal(filter.title)), for: .normal)",
                "\(button).addAction(Action { [weak self] _ in \(choice) }, for: .touchUpInside)",
            ]
        } + buttonLines(act) + [
            "activityIndicator.accessibilityIdentifier = \(plan.elements).loading",
            "errorLabel.accessibilityIdentifier = \(plan.elements).error",
            "retryButton.accessibilityIdentifier = \(plan.elements).retry",
            "retryButton.setTitle(\"Retry\", for: .normal)",
            "retryButton.addAction(Action { [weak self] _ in \(retry) }, for: .touchUpInside)",
            "emptyLabel.accessibilityIdentifier = \(plan.elements).empty",
            "tableView.accessibilityIdentifier = \(plan.elements).list",
        ] + footerLines(retryMore) + connection
    }

    /// Returns the properties of the buttons above the rows, one per line.
    ///
    /// - Parameter kind: the declaration keywords, such as `private lazy var`.
    func filterButtons(_ kind: String) -> [String] {
        buttonsAbove.map { "\(kind) \($0) = Button()" }
    }

    private var buttonsAbove: [String] {
        plan.filters.map { "\($0.name.member)Button" } + plan.buttons.map(\.property)
    }

    /// The names of all views, in order.
    var subviews: String {
        (buttonsAbove + [
            "activityIndicator", "errorLabel", "retryButton", "emptyLabel", "tableView",
        ])
        .joined(separator: ", ")
    }

    /// Returns the method that shows which filter is selected; empty without filters.
    func showingFilter(_ access: String = "") -> String {
        guard !plan.filters.isEmpty else { return "" }
        return SwiftText.method(
            "\(access)func showFilter(_ filter: \(plan.filterType))",
            plan.filters.map {
                "\($0.name.member)Button.isEnabled = filter != .\($0.name.member)"
            }
        )
    }

    /// The methods with which a view shows its rows, or a status instead of them.
    var placeholderMethods: String {
        """
            func showLoading() {
                showRows()
                activityIndicator.startAnimating()
            }

            func showError(_ text: String) {
                showRows()
                errorLabel.text = text
                errorLabel.isHidden = false
                retryButton.isHidden = false
            }

            func showEmpty(_ text: String) {
                showRows()
                emptyLabel.text = text
                emptyLabel.isHidden = false
            }

            /// Removes the placeholder that is shown instead of rows.
            func showRows() {
                activityIndicator.stopAnimating()
                errorLabel.isHidden = true
                retryButton.isHidden = true
                emptyLabel.isHidden = true
            }

        """
    }

    /// Returns a view controller that is the view and communicates with one other object.
    ///
    /// - Parameters:
    ///   - other: the property of the other object and its type, such as
    ///     `presenter: any RemindersPresenterProtocol`.
    ///   - start: the statements for the end of `viewDidLoad`, one per line.
    ///   - choose: the call to the other object for a tap on a filter.
    ///   - act: a closure that returns the call for a tap on another button above the rows.
    ///   - retry: the call for a tap on the retry button.
    ///   - retryMore: the call for a tap on the retry button in the footer.
    ///   - pull: the call for a pull.
    ///   - rest: the code after the layout, within the type and after it.
    func viewController(
        with other: (name: String, type: String),
        start: [String],
        choose: String,
        act: (ListButton) -> String,
        retry: String,
        retryMore: String,
        pull: String,
        endsWithRows: Bool,
        rest: String
    ) -> String {
        let connection =
            ["tableView.dataSource = self"]
            + (hasDelegate ? ["tableView.delegate = self"] : []) + [
                "refreshControl.addAction(Action { [weak self] _ in self?.\(other.name).\(pull) }, for: .valueChanged)",
                "tableView.refreshControl = refreshControl",
                "let subviews = [\(subviews)]",
                "subviews.forEach(view.addSubview)",
            ] + (endsWithRows ? ["showRows()"] : [])
            + (endsWithRows && plan.isPaged ? ["hideFooter()"] : [])
        let lines = elementLines(
            choose: "self?.\(other.name).\(choose)",
            act: { "self?.\(other.name).\(act($0))()" },
            retry: "self?.\(other.name).\(retry)",
            retryMore: "self?.\(other.name).\(retryMore)",
            connection: connection
        )
        let placeholders = [
            ("activityIndicator", "ActivityIndicatorView"), ("errorLabel", "Label"),
            ("retryButton", "Button"), ("emptyLabel", "Label"), ("tableView", "TableView"),
            ("refreshControl", "RefreshControl"),
        ]
        .map { "private lazy var \($0) = \($1)()" }
        return ViewControllerText(
            type: plan.type,
            contract: plan.contract,
            other: other,
            views: filterButtons("private lazy var") + placeholders
                + footerViews("private lazy var"),
            start: start,
            layout: lines,
            rest: rest
        )
        .text
    }

    /// Returns the data source and the delegate of the table view.
    ///
    /// - Parameters:
    ///   - count: the expression for the number of rows.
    ///   - fill: the statements that show a row in `cell`, one per line.
    ///   - select: the statement for a selected row.
    ///   - display: the statements for a displayed row, one per line; used only if the list loads
    ///     in pages.
    func tableExtensions(
        count: String,
        fill: [String],
        select: String,
        display: [String]
    ) -> String {
        let methods = [
            plan.route == nil
                ? ""
                : SwiftText.method(
                    "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)",
                    [select]
                ),
            plan.isPaged
                ? SwiftText.method(
                    "func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)",
                    display
                ) : "",
        ]
        let delegate = """

            extension \(plan.type)ViewController: TableViewDelegate {
            \(methods.joined().dropFirst())}

            """
        return """

            extension \(plan.type)ViewController: TableViewDataSource {
                func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { \(count) }

                func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                    let cell = tableView.dequeueReusableCell(\(plan.itemType)Cell.self)
            \(plan.lines(fill, indented: 8))        return cell
                }
            }

            """ + (hasDelegate ? delegate : "")
    }

    /// Returns the view controller of a presenter.
    ///
    /// - Parameters:
    ///   - fill: the statements that show a row in `cell`.
    ///   - place: the argument that identifies the row to the presenter.
    ///   - rows: the further methods of the view.
    func presentedViewController(
        fill: [String],
        place: String = "at: indexPath.row",
        rows: String
    ) -> String {
        viewController(
            with: ("presenter", "any \(plan.type)PresenterProtocol"),
            start: ["presenter.viewDidLoad()"],
            choose: "didChoose($)",
            act: \.tap,
            retry: "didTapRetry()",
            retryMore: "didTapRetryMore()",
            pull: "didPullToRefresh()",
            endsWithRows: true,
            rest: """
                }

                extension \(plan.type)ViewController: \(plan.type)ViewProtocol {
                \(placeholderMethods)\(showingFilter())\(enabling())\(footerMethods)
                    func endRefreshing() {
                        refreshControl.endRefreshing()
                    }

                    func reloadRows() {
                        tableView.reloadData()
                    }
                \(rows)}

                """
                    + tableExtensions(
                        count: "presenter.numberOfRows",
                        fill: fill,
                        select: "presenter.didSelectRow(\(place))",
                        display: ["presenter.willDisplayRow(\(place))"]
                    )
        )
    }

    /// Returns the protocol with which the presenter uses the view.
    ///
    /// - Parameter rows: the declarations of methods for single rows.
    func viewProtocol(rows: [String] = []) -> (name: String, text: String) {
        border(
            "The calls from the presenter to its view.",
            "\(plan.type)ViewProtocol",
            isClass: true,
            [
                "func showLoading()", "func showError(_ text: String)",
                "func showEmpty(_ text: String)", "func showRows()", "func endRefreshing()",
                "func reloadRows()",
            ] + (plan.filters.isEmpty ? [] : ["func showFilter(_ filter: \(plan.filterType))"])
                + (plan.undo.map { ["func \($0.enable)(_ isEnabled: Bool)"] } ?? [])
                + (plan.isPaged
                    ? ["func showFooter(_ text: String, canRetry: Bool)", "func hideFooter()"] : [])
                + rows + ["func showToast(_ text: String)"],
            imports: filterImport
        )
    }

    /// Returns the protocol with which the view uses its presenter.
    ///
    /// - Parameters:
    ///   - row: the declaration of the request for a row.
    ///   - place: the parameter of the methods for selected and displayed rows.
    ///   - link: the parameter of the methods for taps on images.
    ///   - taps: the declarations of the further methods for rows.
    func presenterProtocol(
        row: String,
        place: String = "at row: Int",
        link: String = "at row: Int",
        taps: [String]
    ) -> (name: String, text: String) {
        border(
            "The calls from the view to its presenter, with the requests for rows.",
            "\(plan.type)PresenterProtocol",
            isClass: false,
            [
                "var numberOfRows: Int { get }", row, "", "func viewDidLoad()",
                "func didPullToRefresh()", "func didTapRetry()",
            ] + (plan.filters.isEmpty ? [] : ["func didChoose(_ filter: \(plan.filterType))"])
                + plan.buttons.map { "func \($0.tap)()" }
                + (plan.isPaged
                    ? ["func willDisplayRow(\(place))", "func didTapRetryMore()"] : [])
                + (plan.route == nil ? [] : ["func didSelectRow(\(place))"])
                + plan.links.map { "func \($0.tap)(\(link))" } + taps,
            imports: filterImport
        )
    }
}
