/// What the presenter tells its view.
@MainActor
protocol PeopleViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func reloadRows()
    func showAction(_ action: String, isEnabled: Bool, at row: Int)
    func showDelete(_ isRevealed: Bool, at row: Int)
    func showToast(_ text: String)
}
