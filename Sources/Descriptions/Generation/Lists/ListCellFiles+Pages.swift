internal import Descriptions
internal import PackageEditing

/// What cells have where a list comes in pages.
extension ListCellFiles {
    /// Whether the table tells of its rows.
    var hasDelegate: Bool { plan.route != nil || plan.isPaged }

    // MARK: - The view

    /// What stands behind the last row, as properties; a line each.
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

    // MARK: - Who decides

    /// The number of the page behind the first, as a constant; a line, where there are pages.
    var secondPage: [String] { plan.isPaged ? ["private static let secondPage = 2"] : [] }

    /// What is kept of pages, as properties; a line each.
    ///
    /// - Parameters:
    ///   - owner: whose constants they name.
    ///   - footer: what stands behind the last row, as a property.
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

    /// What loads the next page.
    ///
    /// - Parameters:
    ///   - name: the method's.
    ///   - loading: how that is shown.
    ///   - append: what is done with what has come.
    ///   - failure: how a failure is shown.
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

    /// What shows pages where the same object tells the view, as in MVC and MVP.
    ///
    /// - Parameters:
    ///   - view: with what is behind it in a call, as `view?.`.
    ///   - reload: shows the rows anew.
    ///   - heads: of the methods that hear of the view.
    ///   - forget: forgets what is listed, a line each.
    ///   - add: adds the row of one that is not listed, a line each.
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

    /// What asks for the next page, in MVC and MVP.
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

    /// What shows what stands behind the last row, in MVC and MVP.
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

    /// Asks for more where the last row is displayed, as statements.
    ///
    /// - Parameter row: the expression for the row.
    static func displaying(_ row: String = "row") -> [String] {
        [
            "// After a failure only the button asks again.",
            "if \(row) == \(value("rows")).count - 1, \(value("footer")) == .hidden { loadNextPage() }",
        ]
    }

    /// The states of what stands behind the last row, in MVC and MVP; a line each.
    var footerCases: [String] {
        plan.isPaged
            ? ["private enum Footer { case hidden, loading, failed, end }", ""] + secondPage : []
    }

    /// What makes the row of one that is listed, as an expression.
    func row(_ role: String) -> String {
        plan.hasChanges
            ? "\(MemberName.of(role))(for: \(plan.item))"
            : "\(plan.itemType)\(role)(\(plan.item): \(plan.item))"
    }
}
