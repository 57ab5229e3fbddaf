final class GreetingPresenter: GreetingPresenterProtocol {
    weak var view: (any GreetingViewProtocol)?

    private let interactor: any GreetingInteractorProtocol

    init(interactor: any GreetingInteractorProtocol) {
        self.interactor = interactor
    }

    func didTapShowGreeting() {
        interactor.fetchPerson()
    }
}

extension GreetingPresenter: GreetingInteractorOutputProtocol {
    func didFetchPerson(_ person: PersonSummary) {
        let words = ["Hello", person.firstName, person.lastName]
        view?.showGreeting(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
}
