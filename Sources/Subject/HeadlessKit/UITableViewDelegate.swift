/// An object that reacts to the user's actions in a table and knows the heights of its rows.
@MainActor
public protocol UITableViewDelegate: NSObjectProtocol {
    /// Called after the user has tapped a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a row appears: after it has got its cell, which happens to all visible rows after
    /// ``UITableView/reloadData()``, and to rows that enter the screen.
    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    /// Returns the height of a row. Called only for visible rows, as in UIKit with estimated
    /// heights: when they appear, and in ``UITableView/performBatchUpdates(_:completion:)``.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

// Optional requirements of the Objective-C protocol.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        UITableView.automaticDimension
    }
}
