/// The calls from the presenter to its view.
@MainActor
protocol CommentsViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func showFooter(_ text: String, canRetry: Bool)
    func hideFooter()
    func endRefreshing()
    func reloadRows()
    /// Shows the new display values of a row, if it is visible.
    func updateRow(_ row: CommentRow)
    /// Shows the current times of the visible rows.
    func updateTimes()
    /// Requests the heights of the visible rows again.
    func updateRowHeights()
    func showToast(_ text: String)
}
