/// What the view tells its presenter.
@MainActor
protocol HeaderPresenterProtocol {
    func viewDidLoad()
    func didTapIcon()
    func didTapFollow()
    func didConfirmUnfollow()
}
