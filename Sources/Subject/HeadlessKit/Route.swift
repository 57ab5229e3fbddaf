/// Where a navigation leads: a page, and of which thing.
public struct Route: Hashable, Sendable, CustomStringConvertible {
    public let page: String
    public let id: Int

    public init(page: String, id: Int) {
        self.page = page
        self.id = id
    }

    /// As scripts write it: `blog-detail(7)`.
    public var description: String { "\(page)(\(id))" }
}
