/// An object that provides the number of rows and the cells of a table.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, which it takes from
    /// ``UITableView/dequeueReusableCell(withIdentifier:)``.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
