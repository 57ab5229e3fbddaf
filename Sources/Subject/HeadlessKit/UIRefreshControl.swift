/// The control that the user starts by pulling a list down. The application ends it when the new
/// rows have arrived.
open class UIRefreshControl: UIControl {
    /// A Boolean value that states if a refresh is in progress.
    public private(set) var isRefreshing = false

    /// Shows that a refresh is in progress. Performs no action.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Shows that the refresh has ended. Does nothing if none is in progress.
    open func endRefreshing() {
        isRefreshing = false
    }
}
