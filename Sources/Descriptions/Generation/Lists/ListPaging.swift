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
