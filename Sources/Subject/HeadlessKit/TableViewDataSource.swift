/// An object that provides the number of rows and the cells of a table.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of rows.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, which it takes from ``TableView/dequeueReusableCell(_:)``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}
