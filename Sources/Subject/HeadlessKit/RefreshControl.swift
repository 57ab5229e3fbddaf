/// The control that the user starts by pulling a list down. The application ends it when the new
/// rows have arrived.
public final class RefreshControl: Control {
    /// A Boolean value that states if a refresh is in progress.
    public private(set) var isRefreshing = false

    public override init() {
        super.init()
    }

    /// Shows that a refresh is in progress. Performs no action.
    public func beginRefreshing() {
        isRefreshing = true
    }

    /// Shows that the refresh has ended. Does nothing if none is in progress.
    public func endRefreshing() {
        isRefreshing = false
    }
}
