/// The calls from the view to its presenter.
@MainActor
protocol DigitPresenterProtocol {
    func didTapNext()
}
