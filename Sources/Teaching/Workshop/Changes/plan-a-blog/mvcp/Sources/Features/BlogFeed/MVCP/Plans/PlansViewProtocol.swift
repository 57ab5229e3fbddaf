/// The interface through which the presenter updates its view.
@MainActor
protocol PlansViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func endRefreshing()
    func reloadRows()
    func showToast(_ text: String)
}
