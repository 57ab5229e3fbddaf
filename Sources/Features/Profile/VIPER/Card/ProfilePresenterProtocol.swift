/// The calls from the view of the card to its presenter.
@MainActor
protocol ProfilePresenterProtocol {
    func viewDidLoad()
    func didTapEdit()
    func didTapRetry()
}
