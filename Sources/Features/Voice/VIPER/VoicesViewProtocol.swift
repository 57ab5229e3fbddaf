/// What the presenter tells its view.
@MainActor
protocol VoicesViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func reloadRows()
    func showState(_ state: String, at row: Int)
    func showToast(_ text: String)
}
