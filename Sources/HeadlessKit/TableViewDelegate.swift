/// Hears what happens to a table, and says how high its rows are.
@MainActor
public protocol TableViewDelegate: AnyObject {
    func tableView(_ tableView: TableView, didSelectRowAt row: Int)
    /// Sent for each row of the window after a reload, and when a person has scrolled, also where
    /// the window was at the end and could not move.
    func tableView(_ tableView: TableView, willDisplayRowAt row: Int)
    /// How high a row is, in lines; `nil` where it does not matter. Asked for rows in the window alone, as
    /// where UIKit has an estimate: when they come into it, at a reload, and by
    /// ``TableView/updateRowHeights()``.
    func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Int?
}

extension TableViewDelegate {
    public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}
    public func tableView(_ tableView: TableView, willDisplayRowAt row: Int) {}
    public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Int? { nil }
}
