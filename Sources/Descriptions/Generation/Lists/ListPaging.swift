internal import Descriptions

/// The pages of a list, which load as soon as their last row is displayed. Small pages follow each
/// other until more rows have loaded than a screen shows.
struct ListPaging {
    /// The number of rows that a screen shows at once.
    static let windowSize = 12
    /// The number of entities in the largest tests. With smaller pages, tests load several pages.
    static let mostTested = 20

    /// The number of entities in a page.
    let size: Int

    /// The number of pages that load without scrolling, if the list has enough entities.
    var firstPages: Int { Self.windowSize / size + 1 }
    /// The number of rows in these pages.
    var firstRows: Int { firstPages * size }

    /// Returns the number of pages of a list, which is 1 for an empty list.
    func pages(of count: Int) -> Int { max((count + size - 1) / size, 1) }
}

extension ListPlan {
    /// The pages of the list; `nil` for a list that loads in one request.
    var paging: ListPaging? { service.pageSize.map(ListPaging.init) }

    /// Indicates whether tests have to load several pages.
    var hasSmallPages: Bool { (paging?.size ?? .max) < ListPaging.mostTested }

    /// The size of each page of a list of `count` entities that has loaded completely.
    func pageSizes(of count: Int) -> [Int] {
        guard let paging else { return [count] }
        return (0..<paging.pages(of: count)).map { min(count - $0 * paging.size, paging.size) }
    }
}

/// The parts of tests that differ with small pages.
extension ListPlan {
    /// The call of a suite that loads the first page.
    var loadingPage: String { hasSmallPages ? "loadPage()" : "load()" }

    /// Returns tests in which the last row is displayed after each reply, if pages are small.
    func displayingRows(_ tests: [String]) -> [String] {
        hasSmallPages
            ? tests.map { $0.replacing("environment.deliver(", with: "deliver(") } : tests
    }

    /// Returns the method of a suite that loads the list, and with small pages a second one that
    /// loads only the first page.
    ///
    /// - Parameters:
    ///   - statements: a closure that returns the statements of the method, with the one that
    ///     delivers the reply.
    func loading(
        _ name: String = "load",
        clearing cleared: String? = nil,
        _ statements: (_ deliver: String) -> [String]
    ) -> String {
        let verb = name == "load" ? "Loads" : "Fetches"
        let clears = cleared.map { " and clears \($0)" } ?? ""
        func method(_ name: String, _ loaded: String, _ deliver: String) -> String {
            """
            /// \(verb) \(loaded)\(clears).
            private func \(name)() {
            \(lines(statements(deliver), indented: 4))}
            """
        }
        let all = method(
            name,
            "the listed values",
            hasSmallPages ? "deliver(.all)" : "environment.deliver(.all)"
        )
        guard hasSmallPages else { return all }
        return all + "\n\n" + method("\(name)Page", "the first page", "environment.deliver(.all)")
    }

    /// Returns the method of a suite that delivers replies and displays the last row; empty without
    /// small pages.
    ///
    /// - Parameters:
    ///   - count: the expression for the number of rows.
    ///   - display: the statement that reports the display of the last row.
    func delivering(count: String, display: String) -> String {
        guard hasSmallPages else { return "" }
        return """


            /// Delivers replies and displays the last row, until that requests no further page.
            private func deliver(_ delivery: Delivery) {
                var waitingCount = 0
                repeat {
                    environment.deliver(delivery)
                    waitingCount = environment.waitingReplies
                    if \(count) > 0 { \(display) }
                } while environment.waitingReplies > waitingCount
            }
            """
    }

    /// The requests that load all entities in tests.
    func requests(of count: Int) -> String {
        guard isPaged else { return firstRequest }
        return pageSizes(of: count).indices.map { ".\(items)(page: \($0 + 1))" }
            .joined(separator: ", ")
    }

    /// The call that drops the requests of the first load in tests.
    var droppingLoad: String {
        let count = pageSizes(of: 4).count
        return count == 1 ? ".dropFirst()" : ".dropFirst(\(count))"
    }

    /// Returns the calls of a presenter in MVP to its view while all entities load.
    func loadCalls(of count: Int) -> String {
        pageCalls(of: count, begin: [".endRefreshing"]) { isFirst, isLast, count in
            let footer = isPaged ? [footerCall(isLast ? .end : .hidden)] : []
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
        loading: String? = nil,
        _ page: (_ isFirst: Bool, _ isLast: Bool, _ count: Int) -> [String]
    ) -> String {
        let sizes = pageSizes(of: count)
        let calls = sizes.indices.flatMap { index in
            (index == 0 ? begin : [loading ?? footerCall(.loading)])
                + page(index == 0, index == sizes.count - 1, sizes[...index].reduce(0, +))
        }
        return calls.joined(separator: ", ")
    }
}
