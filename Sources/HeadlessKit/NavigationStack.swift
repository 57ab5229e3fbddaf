/// A navigator that only remembers where it was led. The pages themselves are never made.
public final class NavigationStack: Navigator {
    /// Where a person has gone, the current page last.
    public private(set) var routes: [Route] = []

    public init() {}

    public func push(_ route: Route) {
        routes.append(route)
    }

    /// Goes back one page.
    ///
    /// - Returns: whether there was one to go back from.
    @discardableResult
    public func back() -> Bool {
        routes.popLast() != nil
    }
}
