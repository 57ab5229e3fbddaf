internal import Descriptions

/// The code in MVVM for lists that load in pages or can be filtered.
extension ListMVVMFiles {
    // MARK: - Pages

    var take: String {
        plan.isPaged ? "replaceRows(with: page)" : "show(\(plan.items))"
    }

    var hiding: [String] {
        [
            "switch footer.value {",
            "case .hidden, .loading, .failed: footer.value = .hidden", "case .end: break", "}",
        ]
    }

    var shown: String {
        SwiftText.method(
            "private func show(_ \(plan.items): [\(plan.itemType)])",
            showingRows
        ) + filtering
    }

    var listed: [String] {
        plan.isPaged ? [listedIDs] : []
    }

    var hearsFooter: String {
        """
                viewModel.footer.bind(to: self) { $0.show($1) }

        """
    }

    var showingFooter: String {
        guard plan.isPaged else { return "" }
        return SwiftText.method(
            "private func show(_ footer: \(plan.type)ViewModel.Footer)",
            [
                "switch footer {", "case .hidden: footerView.isHidden = true",
                "case .loading(let text), .end(let text): showFooter(text, canRetry: false)",
                "case .failed(let text): showFooter(text, canRetry: true)", "}",
            ]
        )
            + SwiftText.method(
                "private func showFooter(_ text: String, canRetry: Bool)",
                [
                    "footerLabel.text = text", "retryMoreButton.isHidden = !canRetry",
                    "footerView.isHidden = false",
                ]
            )
    }

    /// The type and the property of the footer of a view model.
    var footer: (type: String, property: String) {
        guard plan.isPaged else { return ("", "") }
        return (
            type: """

                /// The footer after the last row.
                enum Footer: Equatable {
                    case hidden
                    case loading(String)
                    case failed(String)
                    case end(String)
                }

            """,
            property: """
                let footer = Bindable(Footer.hidden)

            """
        )
    }

    var pages: String {
        guard !plan.isShrinking else { return shrinkingPages }
        let new = "let new = newRows(for: page)"
        return SwiftText.method(
            "private func replaceRows(with page: \(plan.pageType))",
            [
                "listedIDs = []", "nextPage = Self.secondPage", new,
                "placeholder.value = new.isEmpty ? .empty(\(plan.emptyText)) : .none",
                "showFooter(behind: page)", "rows.value = new",
            ]
        ) + furtherPages
            + SwiftText.method(
                "private func appendRows(of page: \(plan.pageType))",
                ["nextPage += 1", new, "showFooter(behind: page)", "rows.append(contentsOf: new)"]
            )
            + SwiftText.method(
                "private func newRows(for page: \(plan.pageType)) -> [\(plan.itemType)CellViewModel]",
                [
                    "page.\(plan.items).filter { listedIDs.insert($0.id).inserted }.map(\(maker("CellViewModel")))"
                ]
            )
            + SwiftText.method(
                "private func showFooter(behind page: \(plan.pageType))",
                [
                    "footer.value = page.isLast && !listedIDs.isEmpty ? .end(\(plan.endText)) : .hidden"
                ]
            )
    }

    /// The methods for pages if rows can be removed. After a removal, later rows move up.
    private var shrinkingPages: String {
        shrinkingPages(
            further: furtherPages,
            filter: [
                "let shown = allRows.filter { \(plan.isRowShown) }",
                "placeholder.value = shown.isEmpty && isComplete ? .empty(\(plan.emptyText)) : .none",
                "if isComplete { footer.value = shown.isEmpty ? .hidden : .end(\(plan.endText)) }",
                "rows.value = shown",
            ],
            add: [
                "let new = page.\(plan.items).filter { listedIDs.insert($0.id).inserted }",
                "allRows += new.map(\(maker("CellViewModel")))",
            ],
            hide: "footer.value = .hidden",
            isLoading: "case .loading = footer.value"
        )
    }

    /// The methods that request the next page.
    private var furtherPages: String {
        "\n    // MARK: - Further pages\n"
            + SwiftText.method("func willDisplayRow(at row: Int)", Self.displaying())
            + SwiftText.method(
                "func retryNextPage()",
                ["if case .failed = footer.value { loadNextPage() }"]
            )
            + nextPage(
                "loadNextPage",
                loading: "footer.value = .loading(\"Loading more…\")",
                append: "appendRows(of: page)",
                failure: "footer.value = .failed(\"Could not load more\")"
            )
    }

    // MARK: - Filtering

    var hearsFilter: String {
        """
                viewModel.filter.bind(to: self) { $0.showFilter($1) }

        """
    }

    /// The properties of a view model for filters.
    var filter: (property: String, kept: [String]) {
        let kept =
            plan.isSifted
            ? [
                plan.filters.isEmpty
                    ? "/// All loaded rows, with those that are removed."
                    : "/// All loaded rows; the filter selects those that are shown.",
                "private var allRows: [\(plan.itemType)CellViewModel] = []",
            ] : []
        guard !plan.filters.isEmpty else { return ("", kept) }
        return (
            property: """
                let filter = Bindable(\(plan.firstFilter))

            """,
            kept: kept
        )
    }

    var showingRows: [String] {
        guard !plan.isSifted else {
            return ["allRows = \(made("CellViewModel"))", "filterRows()"]
        }
        return [
            "placeholder.value = \(plan.items).isEmpty ? .empty(\(plan.emptyText)) : .none",
            "rows.value = \(made("CellViewModel"))",
        ]
    }

    /// The methods that show the rows that the filter selects; empty if all rows are shown.
    var filtering: String {
        guard plan.isSifted else { return "" }
        let choosing = SwiftText.method(
            "func choose(_ filter: \(plan.filterType))",
            [
                "self.filter.value = filter", "switch placeholder.value {",
                "case .loading, .error: break",
                "case .none, .empty: filterRows()", "}",
            ]
        )
        return (plan.filters.isEmpty ? "" : choosing)
            + SwiftText.method(
                "private func filterRows()",
                [
                    "let shown = allRows.filter { \(plan.isRowShown) }",
                    "placeholder.value = shown.isEmpty ? .empty(\(plan.emptyText)) : .none",
                    "rows.value = shown",
                ]
            ) + plan.showing("filter.value")
    }
}
