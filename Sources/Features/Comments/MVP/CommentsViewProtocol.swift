/// The calls from the presenter to its view.
@MainActor
protocol CommentsViewProtocol: AnyObject {
    var visibleRows: [Int] { get }

    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func showFooter(_ text: String, canRetry: Bool)
    func hideFooter()
    func endRefreshing()
    func reloadRows()
    func updateRowHeights()
    func showToast(_ text: String)
}
