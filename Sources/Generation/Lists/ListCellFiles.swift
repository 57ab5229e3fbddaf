internal import Descriptions

/// What the cell of a list consists of, in one of the variants.
protocol ListCellFiles: Sendable {
    /// As its folder is called.
    static var variant: String { get }
    var plan: ListPlan { get }
    /// The files of the cell, by the names of their types.
    var sources: [(name: String, text: String)] { get }

    init(plan: ListPlan)
}

extension ListCellFiles {
    /// With their places in the package.
    var files: [GeneratedFile] {
        let cell = "Sources/Features/\(plan.contract)/\(Self.variant)"
        let folder = plan.part == nil ? cell : "\(cell)/\(plan.type)"
        return sources.map { GeneratedFile(path: "\(folder)/\($0.name).swift", text: $0.text) }
    }

    /// The door of the cell.
    ///
    /// - Parameters:
    ///   - remark: what there is to say of where it leads.
    ///   - leads: what a module is given besides to lead somewhere; `nil` for a closure.
    ///   - lines: how the screen is made.
    func door(_ remark: String?, leads: String? = nil, _ lines: [String]) -> String {
        let selection = plan.selection.map { "\($0.name): @escaping \($0.type)" }
        // What names an entity imports it.
        let modules =
            [plan.contract, "HeadlessKit"]
            + (plan.part != nil && leads == nil && selection != nil ? ["Model"] : [])
        let parameters =
            ["_ dependencies: \(plan.contract)Dependencies"]
            + (plan.part == nil ? [] : [leads ?? selection].compactMap(\.self))
        let comment =
            plan.part.map { "The door of the module that lists \($0.purpose)." }
            ?? "The door of the cell." + (remark.map { " " + $0 } ?? "")
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
        plan.route.map { _ in "Here it is decided where a choice leads." }
    }

    // MARK: - Rows

    private var labelProperties: [String] { plan.list.labels.map { "\($0.name.member)Label" } }

    /// The view of a row.
    ///
    /// - Parameters:
    ///   - isOpen: whether somebody else fills its labels.
    ///   - methods: what stands behind its initialiser.
    func cell(isOpen: Bool, methods: String) -> String {
        let access = isOpen ? "" : "private "
        let properties = labelProperties.map { "\(access)let \($0) = Label()" }
        let identifiers = zip(labelProperties, plan.list.labels).map {
            "\($0).accessibilityIdentifier = \(plan.rowElements).\($1.name.member)"
        }
        let adding =
            labelProperties.count == 1
            ? "addSubview(\(labelProperties[0]))"
            : "[\(labelProperties.joined(separator: ", "))].forEach(addSubview)"
        return """
            \(SwiftText.imports("internal", plan.contract, "HeadlessKit"))

            final class \(plan.itemType)Cell: TableViewCell {
            \(plan.lines(properties, indented: 4))
                required init() {
                    super.init()
            \(plan.lines(identifiers + [adding], indented: 8))    }
            \(methods)
            """
    }

    /// The view of a row whose presenter tells it what it shows.
    var presentedCell: String {
        let methods = plan.list.labels.map { label in
            """

                func show\(label.name.type)(_ \(label.name.member): String) {
                    \(label.name.member)Label.text = \(label.name.member)
                }
            """
        }
        return cell(
            isOpen: false,
            methods: """
                }

                extension \(plan.itemType)Cell: \(plan.itemType)CellProtocol {
                    func showIdentifier(_ identifier: String) {
                        accessibilityIdentifier = identifier
                    }
                \(methods.joined(separator: "\n"))
                }

                """
        )
    }

    /// What the presenter tells the view of a row.
    var cellProtocol: (name: String, text: String) {
        let methods = plan.list.labels.map {
            "func show\($0.name.type)(_ \($0.name.member): String)"
        }
        return border(
            "What the presenter tells the view of one row.",
            "\(plan.itemType)CellProtocol",
            isClass: true,
            ["func showIdentifier(_ identifier: String)"] + methods
        )
    }

    /// Tells a cell all that its row shows.
    func tellingCell(_ cell: String) -> [String] {
        ["\(cell).showIdentifier(\(plan.rowElements).row(id: \(plan.item).id))"]
            + plan.list.labels.map {
                "\(cell).show\($0.name.type)(\(plan.expression($0)))"
            }
    }

    /// What only files that show days, or name entities, import.
    func imports(_ access: String = "internal", _ modules: String...) -> String {
        (modules + (plan.showsDay ? ["Foundation"] : [])).sorted()
            .map { "\(access) import \($0)" }.joined(separator: "\n")
    }

    /// A protocol of the cell.
    func border(
        _ comment: String,
        _ name: String,
        isClass: Bool,
        _ requirements: [String]
    ) -> (name: String, text: String) {
        let text = """
            \(SwiftText.comment(comment))
            @MainActor
            protocol \(name)\(isClass ? ": AnyObject" : "") {
            \(requirements.map { SwiftText.indented($0, by: 4) + "\n" }.joined())}

            """
        return (name, text)
    }

    // MARK: - The view

    /// Gives every element of the list its identifier, and connects it.
    ///
    /// - Parameters:
    ///   - retry: what a tap on the button does.
    ///   - connection: how the table is connected, a line each.
    func elementLines(retry: String, connection: [String]) -> [String] {
        [
            "activityIndicator.accessibilityIdentifier = \(plan.elements).loading",
            "errorLabel.accessibilityIdentifier = \(plan.elements).error",
            "retryButton.accessibilityIdentifier = \(plan.elements).retry",
            "retryButton.title = \"Retry\"",
            "retryButton.onTap = { [weak self] in \(retry) }",
            "emptyLabel.accessibilityIdentifier = \(plan.elements).empty",
            "tableView.accessibilityIdentifier = \(plan.elements).list",
        ] + connection
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

            /// Takes away whatever stands in place of rows.
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
    ///   - retry: the call of the other object that a tap on the button makes.
    ///   - pull: the one that a pull makes.
    ///   - rest: what stands behind the layout, within the type and after it.
    func viewController(
        with other: (name: String, type: String),
        start: [String],
        retry: String,
        pull: String,
        endsWithRows: Bool,
        rest: String
    ) -> String {
        let connection =
            ["tableView.dataSource = self"]
            + (plan.route == nil ? [] : ["tableView.delegate = self"]) + [
                "tableView.onPullToRefresh = { [weak self] in self?.\(other.name).\(pull) }",
                "let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]",
                "subviews.forEach(view.addSubview)",
            ] + (endsWithRows ? ["showRows()"] : [])
        let lines = elementLines(retry: "self?.\(other.name).\(retry)", connection: connection)
        return """
            \(SwiftText.imports("internal", plan.contract, "HeadlessKit"))

            final class \(plan.type)ViewController: ViewController {
                private let \(other.name): \(other.type)
                private lazy var activityIndicator = ActivityIndicatorView()
                private lazy var errorLabel = Label()
                private lazy var retryButton = Button()
                private lazy var emptyLabel = Label()
                private lazy var tableView = TableView()

                init(\(other.name): \(other.type)) {
                    self.\(other.name) = \(other.name)
                }

                override func viewDidLoad() {
            \(plan.lines(["layOut()"] + start, indented: 8))    }

                private func layOut() {
            \(plan.lines(lines, indented: 8))    }
            \(rest)
            """
    }

    /// Answers the table.
    ///
    /// - Parameters:
    ///   - count: how many rows there are.
    ///   - fill: shows a row in `cell`.
    ///   - select: what is done with a chosen row.
    func tableExtensions(count: String, fill: String, select: String) -> String {
        let delegate = """

            extension \(plan.type)ViewController: TableViewDelegate {
                func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
                    \(select)
                }
            }

            """
        return """

            extension \(plan.type)ViewController: TableViewDataSource {
                func numberOfRows(in tableView: TableView) -> Int { \(count) }

                func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
                    let cell = tableView.dequeueReusableCell(\(plan.itemType)Cell.self)
                    \(fill)
                    return cell
                }
            }

            """ + (plan.route == nil ? "" : delegate)
    }

    /// The view controller of a presenter.
    func presentedViewController(fill: String) -> String {
        viewController(
            with: ("presenter", "any \(plan.type)PresenterProtocol"),
            start: ["presenter.viewDidLoad()"],
            retry: "didTapRetry()",
            pull: "didPullToRefresh()",
            endsWithRows: true,
            rest: """
                }

                extension \(plan.type)ViewController: \(plan.type)ViewProtocol {
                \(placeholderMethods)
                    func reloadRows() {
                        tableView.reloadData()
                    }
                }

                """
                    + tableExtensions(
                        count: "presenter.numberOfRows",
                        fill: fill,
                        select: "presenter.didSelectRow(at: row)"
                    )
        )
    }

    var viewProtocol: (name: String, text: String) {
        border(
            "What the presenter tells its view.",
            "\(plan.type)ViewProtocol",
            isClass: true,
            [
                "func showLoading()", "func showError(_ text: String)",
                "func showEmpty(_ text: String)", "func showRows()", "func reloadRows()",
                "func showToast(_ text: String)",
            ]
        )
    }

    /// - Parameter row: how the view asks about a row.
    func presenterProtocol(row: String) -> (name: String, text: String) {
        border(
            "What the view tells its presenter, and asks it about rows.",
            "\(plan.type)PresenterProtocol",
            isClass: false,
            [
                "var numberOfRows: Int { get }", row, "", "func viewDidLoad()",
                "func didPullToRefresh()", "func didTapRetry()",
            ] + (plan.route == nil ? [] : ["func didSelectRow(at row: Int)"])
        )
    }

    // MARK: - Loading

    /// Loads what is listed, and loads it anew, as whoever decides does it.
    ///
    /// - Parameters:
    ///   - pull: the method for a pull: `private func pullToRefresh()`.
    ///   - load: the one that loads, with its access.
    ///   - loading: how loading is shown.
    ///   - error: how a failure is shown.
    ///   - toast: how a failed refresh is told.
    func loading(
        load: String,
        pull: String,
        loading: String,
        error: String,
        toast: String
    ) -> String {
        """

            \(load)func load\(plan.itemsType)() {
                firstLoad = .running
                \(loading)
                \(plan.request) { [weak self] result in
                    guard let self else { return }
                    switch result {
                    case .success(let \(plan.items)):
                        firstLoad = .done
                        show(\(plan.items))
                    case .failure:
                        firstLoad = .failed
                        \(error)
                    }
                }
            }

            \(pull) {
                switch firstLoad {
                case .running: break
                case .failed: load\(plan.itemsType)()
                case .done: refresh()
                }
            }
        \(refreshing(success: "show(\(plan.items))", toast: toast))
        """
    }

    /// Asks anew, once at a time.
    func refreshing(success: String, toast: String) -> String {
        """

            private func refresh() {
                guard !isRefreshing else { return }
                isRefreshing = true
                \(plan.request) { [weak self] result in
                    guard let self else { return }
                    isRefreshing = false
                    switch result {
                    case .success(let \(plan.items)): \(success)
                    case .failure: \(toast)
                    }
                }
            }

        """
    }

    /// What is said in place of rows, or of those that there are.
    var failureText: String { SwiftText.literal(plan.list.failure) }
    var emptyText: String { SwiftText.literal(plan.list.empty) }
    var refreshText: String { SwiftText.literal("Could not refresh") }
}
