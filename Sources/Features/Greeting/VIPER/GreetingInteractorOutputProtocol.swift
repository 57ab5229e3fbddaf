/// The answers of the interactor.
@MainActor
protocol GreetingInteractorOutputProtocol: AnyObject {
    func didFetchPerson(_ person: PersonSummary)
}
