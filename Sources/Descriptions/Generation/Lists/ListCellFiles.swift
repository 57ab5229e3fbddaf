internal import Descriptions

/// What the cell of a list consists of, in one of the variants.
protocol ListCellFiles: VariantFiles {
    var plan: ListPlan { get }

    init(plan: ListPlan)
}

extension ListCellFiles {
    /// The value of a property that shows something, which is bindable in MVVM.
    static func value(_ property: String) -> String {
        variant == "MVVM" ? "\(property).value" : property
    }

    var folder: String {
        let cell = "Sources/Features/\(plan.contract)/\(Self.variant)"
        return plan.part == nil ? cell : "\(cell)/\(plan.type)"
    }

    /// The entry point of the implementation.
    ///
    /// - Parameters:
    ///   - remark: what there is to say of where it leads.
    ///   - leads: what a module is given besides to lead somewhere; `nil` for a closure.
    ///   - lines: how the screen is made.
    func door(_ remark: String?, leads: String? = nil, _ lines: [String]) -> String {
        let closures = plan.leads.map { "\($0.name): @escaping \($0.type)" }
        // What names an entity imports it.
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

    /// What is said of a door where the assembly decides on where a choice leads.
    var decision: String? {
        plan.leads.isEmpty ? nil : "It decides which screen a selection opens."
    }

    /// What a protocol of the view imports, whose filter the contract has.
    var filterImport: String { plan.filters.isEmpty ? "" : "internal import \(plan.contract)\n\n" }

    /// What only files that show days, or name entities, import.
    func imports(_ access: String = "internal", _ modules: String...) -> String {
        (modules + (plan.showsDay ? ["Foundation"] : [])).sorted()
            .map { "\(access) import \($0)" }.joined(separator: "\n")
    }

    // MARK: - The view

    /// Gives every element of the list its identifier, and connects it.
    ///
    /// - Parameters:
    ///   - choose: what a tap on a filter does, which is put in place of `$`.
    ///   - act: what one on another button above the rows does.
    ///   - retry: what a tap on the button does.
    ///   - retryMore: what one does on that behind the last row.
    ///   - connection: how the table is connected, a line each.
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

    /// The buttons above the rows, as properties; a line each.
    ///
    /// - Parameter kind: as `private lazy var`.
    func filterButtons(_ kind: String) -> [String] {
        buttonsAbove.map { "\(kind) \($0) = Button()" }
    }

    private var buttonsAbove: [String] {
        plan.filters.map { "\($0.name.member)Button" } + plan.buttons.map(\.property)
    }

    /// The names of all views, in their order.
    var subviews: String {
        (buttonsAbove + [
            "activityIndicator", "errorLabel", "retryButton", "emptyLabel", "tableView",
        ])
        .joined(separator: ", ")
    }

    /// Shows which filter is chosen; nothing where there is none.
    func showingFilter(_ access: String = "") -> String {
        guard !plan.filters.isEmpty else { return "" }
        return SwiftText.method(
            "\(access)func showFilter(_ filter: \(plan.filterType))",
            plan.filters.map {
                "\($0.name.member)Button.isEnabled = filter != .\($0.name.member)"
            }
        )
    }

    /// What a view can show in place of rows.
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

    /// The view controller that is the view, and speaks with one other object.
    ///
    /// - Parameters:
    ///   - other: its property and type, as `presenter: any RemindersPresenterProtocol`.
    ///   - start: what happens when the view has loaded, a line each.
    ///   - choose: the call of the other object that a tap on a filter makes.
    ///   - act: that of one on another button above the rows.
    ///   - retry: that of a tap on the button.
    ///   - retryMore: that of one on the button behind the last row.
    ///   - pull: the one that a pull makes.
    ///   - rest: what stands behind the layout, within the type and after it.
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

    /// Answers the table.
    ///
    /// - Parameters:
    ///   - count: how many rows there are.
    ///   - fill: shows a row in `cell`, a line each.
    ///   - select: what is done with a chosen row.
    ///   - display: what is done when a row is displayed, a line each; where it comes in pages.
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

    /// The view controller of a presenter.
    ///
    /// - Parameters:
    ///   - fill: the statements that show a row in `cell`.
    ///   - place: the argument that tells the presenter which row is meant.
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

    /// - Parameter rows: what the presenter tells about single rows.
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

    /// The protocol with which the view knows its presenter.
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
