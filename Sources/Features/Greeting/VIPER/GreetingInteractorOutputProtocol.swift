/// What the interactor answers.
@MainActor
protocol GreetingInteractorOutputProtocol: AnyObject {
    func didFetchName(_ name: GreetingName)
}
