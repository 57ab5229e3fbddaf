/// An object that opens other pages.
@MainActor
public protocol Navigator: AnyObject {
    func push(_ route: Route)
}
