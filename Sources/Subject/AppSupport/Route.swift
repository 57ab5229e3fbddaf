/// The target of a navigation: the name of a page and the identifier of its content.
public struct Route: Hashable, Sendable, CustomStringConvertible {
    public let page: String
    public let id: Int

    public init(page: String, id: Int) {
        self.page = page
        self.id = id
    }

    /// The route in the notation of scenarios, such as `blog-detail(7)`.
    public var description: String { "\(page)(\(id))" }
}
