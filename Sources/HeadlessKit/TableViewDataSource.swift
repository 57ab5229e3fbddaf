/// Tells a table how many rows there are and fills the cells of those that are visible.
@MainActor
public protocol TableViewDataSource: AnyObject {
    func numberOfRows(in tableView: TableView) -> Int
    /// Takes a cell from ``TableView/dequeueReusableCell(_:)`` and fills it for a row.
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
