internal import Descriptions

/// What cells have where a list comes in pages and something can be removed from it: what comes behind
/// moves up then.
extension ListCellFiles {
    /// What is listed already, as a property; a line.
    var listedIDs: String { "private var listedIDs: Set<\(plan.itemType).ID> = []" }

    /// What is done behind the rows of each page, as statements.
    ///
    /// - Parameters:
    ///   - hide: takes away what stands behind the last row.
    ///   - filter: shows the rows.
    func ending(hide: String, filter: String) -> [String] {
        ["isComplete = page.isLast", "if !isComplete { \(hide) }", filter]
    }

    /// What asks for more where no row does, and asks anew where a removal has moved what comes behind.
    ///
    /// - Parameters:
    ///   - rows: those that are shown, as a property.
    ///   - next: the method that asks for the next page.
    ///   - isIdle: whether nothing stands behind the last row, as a condition.
    ///   - isLoading: whether the next page is asked for, as a condition.
    func movingUp(rows: String, next: String, isIdle: String, isLoading: String) -> String {
        """

            /// If no row is left, no displayed row requests more.
            private func \(next)IfEmpty() {
                if \(rows).isEmpty, !isComplete, \(isIdle) { \(next)() }
            }

            /// After a removal, later rows move up, so the next page would begin with rows that are listed
            /// already; a page that was requested before would skip a row.
            private func moveUp() {
                nextPage = min(nextPage, \(rows).count / \(plan.pageType).size + 1)
                dropPage()
                if \(isLoading) { \(next)() }
            }

            /// A requested page is dropped when it arrives.
            private func dropPage() {
                generation += 1
            }

        """
    }

    /// What shows pages where the same object tells the view, as in MVC and MVP.
    ///
    /// - Parameters:
    ///   - role: of what is behind a row, as `CellPresenter`.
    ///   - view: with what is behind it in a call, as `view?.`.
    ///   - reload: shows the rows anew.
    ///   - heads: of the methods that hear of the view.
    ///   - indices: keeps which row shows what; a line each.
    func shrinkingPages(
        _ role: String,
        view: String,
        reload: String,
        heads: (display: String?, retry: String),
        indices: [String] = []
    ) -> String {
        shrinkingPages(
            further: furtherPages(heads: heads),
            filter: ["rows = allRows.filter { \(plan.isRowShown) }"] + indices + [
                "if rows.isEmpty && isComplete {", "    \(view)showEmpty(\(plan.emptyText))",
                "} else {", "    \(view)showRows()", "}",
                "if isComplete { showFooter(rows.isEmpty ? .hidden : .end) }", reload,
            ],
            add: [
                "for \(plan.item) in page.\(plan.items) where listedIDs.insert(\(plan.item).id).inserted {",
                "    allRows.append(\(row(role)))", "}",
            ],
            hide: "showFooter(.hidden)",
            isLoading: "footer == .loading"
        ) + showingFooter(view: view)
    }

    /// What shows pages where what is behind a row is kept by whoever decides.
    ///
    /// - Parameters:
    ///   - further: what asks for the next page.
    ///   - filter: shows the rows that are left; a line each.
    ///   - add: adds the rows of a page; a line each.
    ///   - hide: takes away what stands behind the last row.
    ///   - isLoading: whether the next page is asked for, as a condition.
    func shrinkingPages(
        further: String,
        filter: [String],
        add: [String],
        hide: String,
        isLoading: String
    ) -> String {
        SwiftText.method(
            "private func replaceRows(with page: \(plan.pageType))",
            [
                "allRows = []", "listedIDs = []", "nextPage = Self.secondPage",
                "addRows(for: page)",
            ]
        )
            + SwiftText.method("private func filterRows()", filter + ["loadNextPageIfEmpty()"])
            + further
            + SwiftText.method(
                "private func appendRows(of page: \(plan.pageType))",
                ["nextPage += 1", "addRows(for: page)"]
            )
            + SwiftText.method(
                "private func addRows(for page: \(plan.pageType))",
                add + ending(hide: hide, filter: "filterRows()")
            )
            + movingUp(
                rows: Self.value("rows"),
                next: "loadNextPage",
                isIdle: "\(Self.value("footer")) == .hidden",
                isLoading: isLoading
            )
    }
}
