/// What the view tells its presenter.
@MainActor
protocol DigitPresenterProtocol {
    func didTapNext()
}
