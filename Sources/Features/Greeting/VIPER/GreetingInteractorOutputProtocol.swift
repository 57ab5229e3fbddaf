/// What the interactor answers.
@MainActor
protocol GreetingInteractorOutputProtocol: AnyObject {
    func didFetchPerson(_ person: PersonSummary)
}
