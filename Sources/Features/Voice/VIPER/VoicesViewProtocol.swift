/// The calls from the presenter to its view.
@MainActor
protocol VoicesViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func endRefreshing()
    func reloadRows()
    /// Shows the new display values of a row, if it is visible.
    func updateRow(_ row: VoiceRow)
    func showToast(_ text: String)
}
