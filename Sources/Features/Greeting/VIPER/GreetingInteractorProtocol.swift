/// What the presenter asks its interactor.
@MainActor
protocol GreetingInteractorProtocol {
    func fetchPerson()
}
