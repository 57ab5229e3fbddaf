/// Hears what a person does with a table.
@MainActor
public protocol TableViewDelegate: AnyObject {
    func tableView(_ tableView: TableView, didSelectRowAt row: Int)
    /// Sent for each row of the window after a reload, and when a person has scrolled, also where
    /// the window was at the end and could not move.
    func tableView(_ tableView: TableView, willDisplayRowAt row: Int)
}

extension TableViewDelegate {
    public func tableView(_ tableView: TableView, willDisplayRowAt row: Int) {}
}
