internal import Descriptions

/// What VIPER has besides where a list comes in pages: the interactor asks for them, the presenter tells.
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

    var replaced: String {
        SwiftText.method(
            "private func replace\(plan.itemsType)(with \(plan.items): [\(plan.itemType)])",
            replacing
        ) + filtering
    }

    /// What the interactor does with pages.
    var pages: String {
        guard !plan.isShrinking else { return shrinkingPages }
        let items = plan.items
        let item = plan.item
        let type = plan.itemsType
        let kept = plan.toggles.isEmpty ? item : "changing[\(item).id] ?? \(item)"
        return SwiftText.method(
            "private func replace\(type)(with page: \(plan.pageType))",
            [
                "\(items) = []", "indicesByID = [:]", "nextPage = Self.secondPage",
                "add\(type)(of: page)",
                "output?.didFetch\(type)()",
            ]
        ) + furtherPages
            + SwiftText.method(
                "private func append\(type)(of page: \(plan.pageType))",
                ["nextPage += 1", "add\(type)(of: page)", "output?.didFetchMore\(type)()"]
            )
            + SwiftText.method(
                "private func add\(type)(of page: \(plan.pageType))",
                ["for \(item) in page.\(items) where indicesByID[\(item).id] == nil {"]
                    + (plan.toggles.isEmpty
                        ? []
                        : [
                            "    // The service does not know the values of a running request yet."
                        ])
                    + [
                        "    indicesByID[\(item).id] = \(items).count",
                        "    \(items).append(\(kept))", "}",
                        "changePaging(to: page.isLast && !\(items).isEmpty ? .complete : .idle)",
                    ]
            ) + changingPaging
    }

    /// The same where something can be removed: what comes behind moves up then.
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
                    + (plan.showsChanges ? indexing : []) + [
                        "if isComplete { changePaging(to: \(plan.items).isEmpty ? .idle : .complete) }",
                        "output?.didFetch\(type)()", "fetchNextPageIfEmpty()",
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

    /// What asks for the next page.
    private var furtherPages: String {
        "\n    // MARK: - Further pages\n"
            + SwiftText.method(
                "func fetchMore\(plan.itemsType)(behind index: Int)",
                [
                    "// After a failure only a retry asks again.",
                    "if index == \(plan.items).count - 1, paging == .idle { fetchNextPage() }",
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

    /// Whether there is nothing, as the presenter asks.
    var isEmpty: String { plan.isShrinking ? "isEmpty" : "\(count) == 0" }

    /// What the presenter asks and tells of pages.
    var paged: (asks: String, answers: String) {
        guard plan.isPaged else { return ("", "") }
        let type = plan.itemsType
        return (
            asks: SwiftText.method(
                "func willDisplayRow(at row: Int)",
                ["interactor.fetchMore\(type)(behind: row)"]
            )
                + SwiftText.method(
                    "func didTapRetryMore()",
                    ["interactor.retryFetchingMore\(type)()"]
                ),
            answers:
                (plan.isShrinking
                ? "" : SwiftText.method("func didFetchMore\(type)()", ["view?.reloadRows()"]))
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
