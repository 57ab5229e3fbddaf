internal import Descriptions

/// The code for lists that load in pages and whose rows can be removed. After a removal, later rows
/// move up.
extension ListCellFiles {
    /// The property for the numbers of the listed entities, as one line.
    var listedIDs: String { "private var listedIDs: Set<\(plan.itemType).ID> = []" }

    /// Returns the statements after the rows of each page.
    ///
    /// - Parameters:
    ///   - hide: the statement that hides the footer.
    ///   - filter: the statement that shows the rows.
    func ending(hide: String, filter: String) -> [String] {
        ["isComplete = page.isLast", "if !isComplete { \(hide) }", filter]
    }

    /// Returns the methods that request the next page if no row is left, and request it again after
    /// a removal.
    ///
    /// - Parameters:
    ///   - rows: the property of the shown rows.
    ///   - next: the method that requests the next page.
    ///   - isIdle: the condition that the footer is hidden.
    ///   - isLoading: the condition that the next page is loading.
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

    /// Returns the methods that show pages if the same object calls the view, as in MVC and MVP.
    ///
    /// - Parameters:
    ///   - role: the suffix of the type of a row's object, such as `CellPresenter`.
    ///   - view: the view in calls, including the dot, such as `view?.`.
    ///   - reload: the statement that reloads the rows.
    ///   - heads: the declarations of the methods that the view calls.
    ///   - indices: the statements that store the row of each entity, one per line.
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

    /// Returns the methods that show pages if the object that controls the list stores the objects
    /// of the rows.
    ///
    /// - Parameters:
    ///   - further: the methods that request the next page.
    ///   - filter: the statements that show the remaining rows, one per line.
    ///   - add: the statements that add the rows of a page, one per line.
    ///   - hide: the statement that hides the footer.
    ///   - isLoading: the condition that the next page is loading.
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
