/// The requests from the presenter to its interactor.
@MainActor
protocol GreetingInteractorProtocol {
    func fetchPerson()
}
