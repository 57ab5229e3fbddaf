internal import Descriptions
internal import PackageEditing

/// The code for lists that load in pages.
extension ListCellFiles {
    /// Indicates whether the table view notifies a delegate of its rows.
    var hasDelegate: Bool { plan.route != nil || plan.isPaged }

    // MARK: - The view

    /// Returns the properties of the footer views after the last row, one per line.
    func footerViews(_ kind: String) -> [String] {
        guard plan.isPaged else { return [] }
        return [
            "\(kind) footerView = View()", "\(kind) footerLabel = Label()",
            "\(kind) retryMoreButton = Button()",
        ]
    }

    func footerLines(_ retryMore: String) -> [String] {
        guard plan.isPaged else { return [] }
        return [
            "tableView.tableFooterView = footerView",
            "footerLabel.accessibilityIdentifier = \(plan.elements).footer",
            "retryMoreButton.accessibilityIdentifier = \(plan.elements).retryMore",
            "retryMoreButton.setTitle(\"Retry\", for: .normal)",
            "retryMoreButton.addAction(Action { [weak self] _ in \(retryMore) }, for: .touchUpInside)",
            "[footerLabel, retryMoreButton].forEach(footerView.addSubview)",
        ]
    }

    var footerMethods: String {
        guard plan.isPaged else { return "" }
        return SwiftText.method(
            "func showFooter(_ text: String, canRetry: Bool)",
            [
                "footerLabel.text = text", "retryMoreButton.isHidden = !canRetry",
                "footerView.isHidden = false",
            ]
        ) + SwiftText.method("func hideFooter()", ["footerView.isHidden = true"])
    }

    // MARK: - Logic

    /// The constant with the number of the second page, as one line; empty without pages.
    var secondPage: [String] { plan.isPaged ? ["private static let secondPage = 2"] : [] }

    /// Returns the properties for the state of pages, one per line.
    ///
    /// - Parameters:
    ///   - owner: the role of the type that declares the constants.
    ///   - footer: the property for the state of the footer.
    func pageState(of owner: String, _ footer: String? = nil) -> [String] {
        guard plan.isPaged else { return [] }
        let counted = plan.isShrinking ? "refreshes and removals" : "refreshes"
        let shrinking = ["/// Whether the last page has loaded.", "private var isComplete = false"]
        return (footer.map { [$0] } ?? []) + [
            "private var nextPage = \(plan.type)\(owner).secondPage"
        ] + (plan.isShrinking ? shrinking : []) + [
            "/// Counts \(counted). A page that was requested before the latest one is dropped.",
            "private var generation = 0",
        ]
    }

    /// Returns the method that loads the next page.
    ///
    /// - Parameters:
    ///   - name: the name of the method.
    ///   - loading: the statement that shows that loading runs.
    ///   - append: the statement for a loaded page.
    ///   - failure: the statement that shows a failure.
    func nextPage(_ name: String, loading: String, append: String, failure: String) -> String {
        let request = "\(plan.service.name.member).\(plan.items)(page: nextPage)"
        return SwiftText.method(
            "private func \(name)()",
            [
                "guard !\(Self.value("isRefreshing")) else { return }", loading,
                "\(request) { [weak self, generation] result in",
                "    guard let self, generation == self.generation else { return }",
                "    switch result {", "    case .success(let page): \(append)",
                "    case .failure: \(failure)", "    }", "}",
            ]
        )
    }

    /// Returns the methods that show pages if the same object calls the view, as in MVC and MVP.
    ///
    /// - Parameters:
    ///   - view: the view in calls, including the dot, such as `view?.`.
    ///   - reload: the statement that reloads the rows.
    ///   - heads: the declarations of the methods that the view calls.
    ///   - forget: the statements that clear the list, one per line.
    ///   - add: the statements that add the row of a new entity, one per line.
    func pages(
        view: String,
        reload: String,
        heads: (display: String?, retry: String),
        forget: [String],
        add: [String]
    ) -> String {
        SwiftText.method(
            "private func replaceRows(with page: \(plan.pageType))",
            forget + [
                "nextPage = Self.secondPage", "addRows(for: page)",
                "if rows.isEmpty { \(view)showEmpty(\(plan.emptyText)) } else { \(view)showRows() }",
                "showRows(until: page)",
            ]
        ) + furtherPages(heads: heads)
            + SwiftText.method(
                "private func appendRows(of page: \(plan.pageType))",
                ["nextPage += 1", "addRows(for: page)", "showRows(until: page)"]
            ) + SwiftText.method("private func addRows(for page: \(plan.pageType))", add)
            + SwiftText.method(
                "private func showRows(until page: \(plan.pageType))",
                ["showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)", reload]
            ) + showingFooter(view: view)
    }

    /// Returns the methods that request the next page, in MVC and MVP.
    func furtherPages(heads: (display: String?, retry: String)) -> String {
        "\n    // MARK: - Further pages\n"
            + (heads.display.map { SwiftText.method($0, Self.displaying()) } ?? "")
            + SwiftText.method(heads.retry, ["if footer == .failed { loadNextPage() }"])
            + nextPage(
                "loadNextPage",
                loading: "showFooter(.loading)",
                append: "appendRows(of: page)",
                failure: "showFooter(.failed)"
            )
    }

    /// Returns the method that shows the footer after the last row, in MVC and MVP.
    func showingFooter(view: String) -> String {
        SwiftText.method(
            "private func showFooter(_ footer: Footer)",
            [
                "self.footer = footer", "switch footer {",
                "case .hidden: \(view)hideFooter()",
                "case .loading: \(view)showFooter(\"Loading more…\", canRetry: false)",
                "case .failed: \(view)showFooter(\"Could not load more\", canRetry: true)",
                "case .end: \(view)showFooter(\(plan.endText), canRetry: false)", "}",
            ]
        )
    }

    /// Returns the statements that request the next page if the last row is displayed.
    ///
    /// - Parameter row: the expression for the row.
    static func displaying(_ row: String = "row") -> [String] {
        [
            "// After a failure only the button asks again.",
            "if \(row) == \(value("rows")).count - 1, \(value("footer")) == .hidden { loadNextPage() }",
        ]
    }

    /// The declaration of the states of the footer, in MVC and MVP, one per line.
    var footerCases: [String] {
        plan.isPaged
            ? ["private enum Footer { case hidden, loading, failed, end }", ""] + secondPage : []
    }

    /// Returns the expression that creates the row of a listed entity.
    func row(_ role: String) -> String {
        plan.hasChanges
            ? "\(MemberName.of(role))(for: \(plan.item))"
            : "\(plan.itemType)\(role)(\(plan.item): \(plan.item))"
    }
}
