/// The requests from the presenter to its interactor.
@MainActor
protocol DigitInteractorProtocol {
    func fetchNextDigit()
}
