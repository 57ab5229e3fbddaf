/// The calls from the presenter to its view.
@MainActor
protocol BlogsViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func showFooter(_ text: String, canRetry: Bool)
    func hideFooter()
    func endRefreshing()
    func reloadRows()
    /// Shows the new display values of a row, if it is visible.
    func updateRow(_ row: BlogRow)
    func showToast(_ text: String)
}
