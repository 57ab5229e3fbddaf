internal import Behaviours
internal import Descriptions

/// The views of a list, which are the same in all architectures whose view controller has them.
struct ListViews {
    let screen: ListScreen

    private var elements: String { screen.elements }
    /// The elements above the list, in the order of the screen.
    private var above: [Component.Element] { screen.component.elements }

    func properties(
        _ declaration: String = "private lazy var",
        without others: Set<String> = []
    ) -> String {
        let ofList: [(name: String, view: ViewKind)] = [
            ("activityIndicator", .activityIndicator), ("errorLabel", .label),
            ("retryButton", .button), ("emptyLabel", .label), ("tableView", .table),
            ("refreshControl", .refreshControl),
        ]
        let ofFooter: [(name: String, view: ViewKind)] = [
            ("footerView", .view), ("footerLabel", .label), ("retryMoreButton", .button),
        ]
        let views =
            above.map { ($0.property, $0.view) } + ofList + (screen.isPaged ? ofFooter : [])
        return SwiftCode.lines(
            views.filter { !others.contains($0.0) }
                .map { SwiftCode.property(declaration, $0, $1) }
        )
    }

    /// Returns the statements that set up the views.
    ///
    /// - Parameters:
    ///   - parent: the code before the call that adds a view.
    ///   - isOwner: a Boolean that indicates whether the type with the views is the source of the rows.
    ///   - action: a closure that returns the body of the closure for an event.
    func layOut(
        parent: String = "view.",
        isOwner: Bool = true,
        _ action: (Program.Trigger, _ filter: ListFilter?) -> String
    ) -> String {
        func button(_ view: String, _ title: String, _ body: String) -> [String] {
            [
                "\(view).setTitle(\(SwiftText.literal(title)), for: .normal)",
                SwiftCode.addAction(to: view, body),
            ]
        }
        var lines: [String] = []
        for element in above {
            let view = element.property
            lines.append("\(view).accessibilityIdentifier = \(elements).\(element.name.member)")
            if let filter = screen.list.filters.first(where: { $0.name == element.name }) {
                lines += button(view, filter.title, action(.choose, filter))
            }
            if let other = screen.list.actions.first(where: { $0.name == element.name }) {
                lines += button(view, other.title, action(.tap(other.name), nil))
            }
        }
        lines += [
            "activityIndicator.accessibilityIdentifier = \(elements).loading",
            "errorLabel.accessibilityIdentifier = \(elements).error",
            "retryButton.accessibilityIdentifier = \(elements).retry",
        ]
        lines += button("retryButton", "Retry", action(.retry, nil))
        lines += [
            "emptyLabel.accessibilityIdentifier = \(elements).empty",
            "tableView.accessibilityIdentifier = \(elements).list",
        ]
        if isOwner {
            lines.append("tableView.dataSource = self")
            if isDelegate { lines.append("tableView.delegate = self") }
            lines.append(
                SwiftCode.addAction(to: "refreshControl", action(.pull, nil), for: "valueChanged")
            )
        }
        lines.append("tableView.refreshControl = refreshControl")
        if screen.isPaged {
            lines += [
                "tableView.tableFooterView = footerView",
                "footerLabel.accessibilityIdentifier = \(elements).footer",
                "retryMoreButton.accessibilityIdentifier = \(elements).retryMore",
            ]
            lines += button("retryMoreButton", "Retry", action(.retryMore, nil))
            lines.append("footerView.addStack(of: [footerLabel, retryMoreButton])")
        }
        let views =
            above.map(\.property)
            + ["activityIndicator", "errorLabel", "retryButton", "emptyLabel", "tableView"]
        lines += SwiftCode.adding(views, to: parent)
        return SwiftCode.lines(lines)
    }

    var isDelegate: Bool { screen.list.route != nil || screen.isPaged }

    // MARK: - Showing values

    /// The nested types of a placeholder and a footer.
    ///
    /// - Parameter protocols: the protocols of these types.
    func types(_ protocols: String = "Equatable") -> String {
        SwiftCode.sections(
            """
            /// The placeholder that is shown instead of rows.
            enum Placeholder: \(protocols) {
            case none
            case loading
            case error(String)
            case empty(String)
            }
            """,
            screen.isPaged
                ? """
                /// The footer after the last row.
                enum Footer: \(protocols) {
                case hidden
                case loading(String)
                case failed(String)
                case end(String)
                }
                """ : ""
        )
    }

    /// Returns the methods that show the placeholder, the footer and the filter.
    ///
    /// - Parameter owner: the type with the nested types.
    func showing(_ owner: String) -> String {
        SwiftCode.sections(
            """
            private func show(_ placeholder: \(owner).Placeholder) {
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
            """,
            screen.isPaged
                ? """
                private func show(_ footer: \(owner).Footer) {
                switch footer {
                case .hidden:
                footerView.isHidden = true
                case .loading(let text), .end(let text):
                showFooter(text, canRetry: false)
                case .failed(let text):
                showFooter(text, canRetry: true)
                }
                }

                private func showFooter(_ text: String, canRetry: Bool) {
                footerLabel.text = text
                retryMoreButton.isHidden = !canRetry
                footerView.isHidden = false
                }
                """ : "",
            screen.hasFilters
                ? SwiftCode.block(
                    "private func show(_ filter: \(screen.filterType))",
                    SwiftCode.lines(
                        screen.list.filters.map {
                            "\($0.name.member)Button.isEnabled = filter != .\($0.name.member)"
                        }
                    )
                ) : ""
        )
    }

    /// Returns the statements that show the values of an owner.
    func values(of owner: String) -> [String] {
        ["show(\(owner).placeholder)"] + (screen.isPaged ? ["show(\(owner).footer)"] : [])
            + ["if !\(owner).isRefreshing { refreshControl.endRefreshing() }"]
            + (screen.hasFilters ? ["show(\(owner).filter)"] : [])
            + (screen.list.total.map {
                ["\($0.name.member)Label.text = \(owner).\($0.name.member)"]
            } ?? [])
            + screen.list.actions.filter { $0.kind == .undo }.map {
                "\($0.name.member)Button.isEnabled = \(owner).can\($0.name.type)"
            }
    }

    /// Returns the code of a placeholder.
    func placeholder(_ value: Expression, _ expression: SwiftExpression) -> String {
        switch value {
        case .choice(let test, let yes, let no):
            let test = expression.condition(test)
            return "\(test) ? \(placeholder(yes, expression)) : \(placeholder(no, expression))"
        case .value(.choice(let name)):
            return switch name.text {
            case "error": ".error(\(SwiftText.literal(screen.list.failure)))"
            case "empty": ".empty(\(SwiftText.literal(screen.list.empty)))"
            default: ".\(name.text)"
            }
        default: return ".none"
        }
    }

    /// Returns the statement that assigns a footer.
    func footer(_ value: Expression, _ assignment: String, _ expression: SwiftExpression)
        -> [String]
    {
        func code(_ value: Expression) -> String {
            switch value {
            case .choice(let test, let yes, let no):
                return "\(expression.condition(test)) ? \(code(yes)) : \(code(no))"
            case .value(.choice(let name)):
                return switch name.text {
                case "loading": ".loading(\"Loading more…\")"
                case "failed": ".failed(\"Could not load more\")"
                case "end": ".end(\(screen.plan.endText))"
                default: ".\(name.text)"
                }
            default: return ".hidden"
            }
        }
        guard case .match(let subject, let cases) = value else {
            return ["\(assignment)\(code(value))"]
        }
        return ["\(assignment)switch \(expression.code(subject)) {"]
            + cases.map { "case .\($0.name.member): \(code($0.value))" } + ["}"]
    }

    // MARK: - The table

    /// Returns the extensions with the table.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - cell: the statements that show a row in `cell`.
    ///   - select: the statement for a tap on a row.
    ///   - end: the statement for a row that is displayed, of which the last one loads more.
    func table(count: String, cell: [String], select: String, end: String) -> String {
        let parameters = "_ tableView: UITableView, "
        let oneLine =
            "func tableView(\(parameters)numberOfRowsInSection section: Int) -> Int { \(count) }"
        let source = [
            oneLine.count <= SwiftText.longestLine - 4
                ? oneLine : SwiftCode.block(String(oneLine.dropLast(count.count + 5)), count),
            SwiftCode.block(
                "func tableView(\(parameters)cellForRowAt indexPath: IndexPath) -> UITableViewCell",
                SwiftCode.lines(
                    [SwiftCode.dequeuing("\(screen.itemType)Cell")] + cell + ["return cell"]
                )
            ),
        ]
        let delegate =
            (screen.list.route == nil
                ? []
                : [
                    SwiftCode.block(
                        "func tableView(\(parameters)didSelectRowAt indexPath: IndexPath)",
                        select
                    )
                ])
            + (screen.isPaged
                ? [
                    """
                    func tableView(
                    _ tableView: UITableView,
                    willDisplay cell: UITableViewCell,
                    forRowAt indexPath: IndexPath
                    ) {
                    \(end)
                    }
                    """
                ] : [])
        let controller = "extension \(screen.type)ViewController"
        return SwiftCode.sections(
            SwiftCode.block("\(controller): UITableViewDataSource", SwiftCode.sections(source)),
            delegate.isEmpty
                ? ""
                : SwiftCode.block(
                    "\(controller): UITableViewDelegate",
                    SwiftCode.sections(delegate)
                )
        )
    }

    // MARK: - Cells

    /// Returns the properties of the views of a cell.
    func cellProperties(_ declaration: String = "private let") -> String {
        SwiftCode.lines(
            screen.list.elements.map { SwiftCode.property(declaration, $0.property, $0.view) }
        )
    }

    /// Returns the initializers of a cell.
    ///
    /// - Parameter tap: a closure that returns the body of the closure for a tap; `nil` if nothing happens.
    func cellInitializers(_ tap: (EntityElement) -> String?) -> String {
        let setup = screen.list.elements.flatMap { element -> [String] in
            let view = element.property
            let identifier =
                "\(view).accessibilityIdentifier = \(screen.rowElements).\(element.name.member)"
            guard let body = tap(element) else { return [identifier] }
            return [identifier]
                + (element.kind == .image
                    ? SwiftCode.addTap(to: view, "[weak self] in \(body)")
                    : [SwiftCode.addAction(to: view, "[weak self] _ in \(body)")])
        }
        let views = screen.list.elements.map(\.property).joined(separator: ", ")
        return SwiftCode.initializers(
            ofCell: setup + ["contentView.addStack(of: [\(views)])"]
        )
    }

    /// Returns the statements that show a row in a cell.
    ///
    /// - Parameters:
    ///   - owner: the object with the display values.
    ///   - isShown: a closure that decides which values are shown, by their names.
    func cellValues(of owner: String, where isShown: (String) -> Bool = { _ in true }) -> [String] {
        ["accessibilityIdentifier = \(screen.rowElements).row(id: \(owner).id)"]
            + cellStatements(where: isShown) { "\(owner).\($0)" }
    }

    /// Returns the statements that show values in a cell.
    ///
    /// - Parameters:
    ///   - cell: the code before the views of the cell.
    ///   - isShown: a closure that decides which values are shown, by their names.
    ///   - value: a closure that returns the code of a value.
    func cellStatements(
        of cell: String = "",
        where isShown: (String) -> Bool,
        value: (String) -> String
    ) -> [String] {
        screen.rowDisplays.compactMap { display, name, _ in
            guard isShown(name) else { return nil }
            return switch display.target {
            case .text(let element):
                screen.list.elements.first { $0.name == element }?
                    .showing(value(name), in: cell)
            case .isEnabled(let element):
                "\(cell)\(element.member)Button.isEnabled = \(value(name))"
            default: nil
            }
        }
    }

    /// Returns the function that shows a question in an alert.
    func question(
        _ head: String,
        text: String,
        _ answers: [(title: String, style: String, call: String)]
    )
        -> String
    {
        SwiftCode.alert(
            head,
            title: text,
            answers.map { (title: $0.title, style: $0.style, closure: $0.call) }
        )
    }
}
