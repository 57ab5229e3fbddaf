/// The calls from the view of the card to its presenter.
@MainActor
protocol OfficePresenterProtocol {
    func viewDidLoad()
    func didTapAlter()
    func didTapRetry()
}
