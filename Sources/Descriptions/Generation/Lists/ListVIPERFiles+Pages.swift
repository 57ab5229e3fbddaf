internal import Descriptions

/// The code in VIPER for lists in pages: the interactor requests them, and the presenter shows
/// them.
extension ListVIPERFiles {
    var paging: String {
        """
        /// The paging state of the \(plan.severalItems) that the interactor passes to the presenter.
        enum PagingSummary: Equatable {
            /// There are more pages, and none is requested.
            case idle
            case running
            /// The next page failed and is requested again only by the user.
            case failed
            /// There are no more pages.
            case complete
        }

        """
    }

    /// The methods of the interactor that replace the listed entities, for a list without pages.
    var replaced: String {
        (replacing.map {
            SwiftText.method(
                "private func replace\(plan.itemsType)(with \(plan.items): [\(plan.itemType)])",
                $0
            )
        } ?? "") + filtering
    }

    /// The methods of the interactor for pages.
    var pages: String {
        guard !plan.isShrinking else { return shrinkingPages }
        let type = plan.itemsType
        let forgetting =
            plan.hasChanges ? ["\(plan.items) = []", "indicesByID = [:]"] : ["listedIDs = []"]
        let adding = "let new\(type) = add\(type)(of: page)"
        return SwiftText.method(
            "private func replace\(type)(with page: \(plan.pageType))",
            forgetting + [
                "nextPage = Self.secondPage", adding, "output?.didFetch\(type)(new\(type))",
            ]
        ) + furtherPages
            + SwiftText.method(
                "private func append\(type)(of page: \(plan.pageType))",
                ["nextPage += 1", adding, "output?.didFetchMore\(type)(new\(type))"]
            ) + self.adding + changingPaging
    }

    /// The method of the interactor that adds the entities of a page that are not listed yet.
    private var adding: String {
        let items = plan.items
        let item = plan.item
        let kept = plan.toggles.isEmpty ? item : "changing[\(item).id] ?? \(item)"
        let remark = "    // The service does not know the values of a running request yet."
        let paging = "changePaging(to: page.isLast && !listedIDs.isEmpty ? .complete : .idle)"
        let comment =
            "/// Adds the \(plan.severalItems) of a page that are not listed yet, and returns them."
        return "\n    \(comment)"
            + SwiftText.method(
                "private func add\(plan.itemsType)(of page: \(plan.pageType)) -> [\(summary)]",
                plan.hasChanges
                    ? [
                        "let first = \(items).count",
                        "for \(item) in page.\(items) where indicesByID[\(item).id] == nil {",
                        "    indicesByID[\(item).id] = \(items).count",
                    ] + (plan.toggles.isEmpty ? [] : [remark]) + [
                        "    \(items).append(\(kept))", "}",
                        paging.replacing("listedIDs", with: items),
                        "return \(items).dropFirst(first).map(summary(of:))",
                    ]
                    : [
                        "let new\(plan.itemsType) = page.\(items).filter { listedIDs.insert($0.id).inserted }",
                        paging, "return new\(plan.itemsType).map(summary(of:))",
                    ]
            )
    }

    /// The methods of the interactor for pages from which rows can be removed.
    private var shrinkingPages: String {
        let item = plan.item
        let type = plan.itemsType
        return SwiftText.method(
            "private func replace\(type)(with page: \(plan.pageType))",
            [
                "all\(type) = []", "listedIDs = []", "nextPage = Self.secondPage",
                "add\(type)(of: page)",
            ]
        )
            + SwiftText.method(
                "private func filter\(type)()",
                ["\(plan.items) = all\(type).filter { !removed.contains($0.id) }"]
                    + indexing + [
                        "if isComplete { changePaging(to: \(plan.items).isEmpty ? .idle : .complete) }",
                        "output?.didFetch\(type)(\(plan.items).map(summary(of:)), hasMore: !isComplete)",
                        "fetchNextPageIfEmpty()",
                    ]
            ) + furtherPages
            + SwiftText.method(
                "private func append\(type)(of page: \(plan.pageType))",
                ["nextPage += 1", "add\(type)(of: page)"]
            )
            + SwiftText.method(
                "private func add\(type)(of page: \(plan.pageType))",
                [
                    "for \(item) in page.\(plan.items) where listedIDs.insert(\(item).id).inserted {",
                    "    // The service does not know the values of a running request yet.",
                    "    if changing[\(item).id] == nil { removed.remove(\(item).id) }",
                    "    all\(type).append(changing[\(item).id] ?? \(item))", "}",
                ] + ending(hide: "changePaging(to: .idle)", filter: "filter\(type)()")
            )
            + movingUp(
                rows: plan.items,
                next: "fetchNextPage",
                isIdle: "paging == .idle",
                isLoading: "paging == .running"
            ) + changingPaging
    }

    /// The methods of the interactor that request the next page.
    private var furtherPages: String {
        "\n    // MARK: - Further pages\n"
            + SwiftText.method(
                "func fetchMore\(plan.itemsType)()",
                [
                    "// After a failure only a retry sends the next request.",
                    "if paging == .idle { fetchNextPage() }",
                ]
            )
            + SwiftText.method(
                "func retryFetchingMore\(plan.itemsType)()",
                ["if paging == .failed { fetchNextPage() }"]
            )
            + nextPage(
                "fetchNextPage",
                loading: "changePaging(to: .running)",
                append: "append\(plan.itemsType)(of: page)",
                failure: "changePaging(to: .failed)"
            )
    }

    private var changingPaging: String {
        SwiftText.method(
            "private func changePaging(to paging: PagingSummary)",
            ["self.paging = paging", "output?.didChangePaging(paging)"]
        )
    }

    /// The methods of the presenter for pages: the calls to the interactor, and the answers to the
    /// view.
    var paged: (asks: String, answers: String) {
        guard plan.isPaged else { return ("", "") }
        let type = plan.itemsType
        return (
            asks: SwiftText.method(
                "func willDisplayRow(id: Int)",
                ["if id == rows.last?.id { interactor.fetchMore\(type)() }"]
            )
                + SwiftText.method(
                    "func didTapRetryMore()",
                    ["interactor.retryFetchingMore\(type)()"]
                ),
            answers:
                (plan.isShrinking
                ? ""
                : SwiftText.method(
                    "func didFetchMore\(type)(_ \(plan.items): [\(summary)])",
                    (plan.showsChanges
                        ? [
                            "for (index, \(plan.item)) in \(plan.items).enumerated() {",
                            "    indicesByID[\(plan.item).id] = rows.count + index", "}",
                        ] : []) + ["rows += \(plan.items).map(row(of:))", "view?.reloadRows()"]
                ))
                + SwiftText.method(
                    "func didChangePaging(_ paging: PagingSummary)",
                    [
                        "switch paging {", "case .idle: view?.hideFooter()",
                        "case .running: view?.showFooter(\"Loading more…\", canRetry: false)",
                        "case .failed: view?.showFooter(\"Could not load more\", canRetry: true)",
                        "case .complete: view?.showFooter(\(plan.endText), canRetry: false)", "}",
                    ]
                )
        )
    }
}
