/// What the presenter asks its interactor.
@MainActor
protocol DigitInteractorProtocol {
    func fetchNextDigit()
}
