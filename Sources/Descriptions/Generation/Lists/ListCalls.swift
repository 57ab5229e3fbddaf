internal import Descriptions

/// The calls that spies record in the tests of a list.
extension ListPlan {
    /// The calls to the view at a change of the rows.
    func reloaded(_ count: Int) -> String {
        let total = list.total.map {
            [".show\($0.name.type)(\(SwiftText.literal($0.text(count))))"]
        }
        return ((total ?? []) + [".reloadRows"]).joined(separator: ", ")
    }

    /// The call to the view for the footer after the last page.
    private var endOfPages: String { ".showFooter(\(endText), canRetry: false)" }

    /// The call of an interactor that ends a request for the list; empty if the result itself ends
    /// it.
    var fetchEnd: String { isSifted ? ".didEndFetching\(itemsType), " : "" }
    /// The call that ends a refresh in the view, if the result of the request ends it.
    var refreshEnd: String { isSifted ? "" : ".endRefreshing, " }

    /// Returns the calls of a presenter in MVP to its view while all entities load.
    func loadCalls(of count: Int) -> String {
        pageCalls(
            of: count,
            begin: [".endRefreshing"],
            loading: ".showFooter(\"Loading more…\", canRetry: false)"
        ) { isFirst, isLast, count in
            let footer = isPaged ? [isLast ? endOfPages : ".hideFooter"] : []
            let shows = isFirst || isShrinking ? [".showRows"] : []
            return (isShrinking && !isLast ? footer + shows : shows + footer)
                + [reloaded(count)]
        }
    }

    /// Returns the calls of an interactor to its output after the begin of a request, while all
    /// entities load.
    func fetchCalls(of count: Int) -> String {
        let begin = isSifted ? [".didEndFetching\(itemsType)"] : []
        return pageCalls(
            of: count,
            begin: begin,
            loading: ".didChangePaging(.running)"
        ) { isFirst, isLast, _ in
            (isPaged ? [".didChangePaging(\(isLast ? ".complete" : ".idle"))"] : [])
                + [isFirst || isShrinking ? ".didFetch\(itemsType)" : ".didFetchMore\(itemsType)"]
        }
    }

    /// - Parameters:
    ///   - begin: the calls at the reply with the first page.
    ///   - loading: the call at the request for a further page.
    ///   - page: a closure that returns the calls for the first, a middle or the last page, with
    ///     which the list has a number of rows.
    private func pageCalls(
        of count: Int,
        begin: [String],
        loading: String,
        _ page: (_ isFirst: Bool, _ isLast: Bool, _ count: Int) -> [String]
    ) -> String {
        let sizes = pageSizes(of: count)
        let calls = sizes.indices.flatMap { index in
            (index == 0 ? begin : [loading])
                + page(index == 0, index == sizes.count - 1, sizes[...index].reduce(0, +))
        }
        return calls.joined(separator: ", ")
    }
}
