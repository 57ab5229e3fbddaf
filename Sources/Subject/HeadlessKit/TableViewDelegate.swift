/// An object that reacts to the user's actions in a table and knows the heights of its rows.
@MainActor
public protocol TableViewDelegate: AnyObject {
    /// Called after the user has tapped a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Called for each row of the window after a reload or an update, and after the user has
    /// scrolled, also if the window was at the end and could not move.
    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    )
    /// Returns the height of a row in lines; `nil` if the row has none. Called only for rows in the
    /// window, as in UIKit with estimated heights: when they enter it, at a reload, and in
    /// ``TableView/performBatchUpdates(_:completion:)``.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int?
}

extension TableViewDelegate {
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? {
        nil
    }
}
