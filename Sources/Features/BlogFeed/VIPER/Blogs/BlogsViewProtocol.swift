/// What the presenter tells its view.
@MainActor
protocol BlogsViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func showFooter(_ text: String, canRetry: Bool)
    func hideFooter()
    func reloadRows()
    func showLikes(_ likes: String, at row: Int)
    func enableLike(_ isEnabled: Bool, at row: Int)
    func showShares(_ shares: String, at row: Int)
    func showToast(_ text: String)
}
