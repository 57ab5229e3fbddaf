/// A navigator that keeps the open pages. The page on top covers the screen below it.
///
/// A page is a placeholder that shows only its route.
public final class NavigationStack: Navigator {
    /// The routes of the open pages, the current one last.
    public private(set) var routes: [Route] = []

    public init() {}

    public func push(_ route: Route) {
        routes.append(route)
    }

    /// Closes the current page.
    ///
    /// - Returns: `true` if a page was open.
    @discardableResult
    public func back() -> Bool {
        routes.popLast() != nil
    }
}
