final class GreetingPresenter: GreetingPresenterProtocol {
    weak var view: (any GreetingViewProtocol)?

    private let interactor: any GreetingInteractorProtocol

    init(interactor: any GreetingInteractorProtocol) {
        self.interactor = interactor
    }

    func didTapShowGreeting() {
        interactor.fetchName()
    }
}

extension GreetingPresenter: GreetingInteractorOutputProtocol {
    func didFetchName(_ name: GreetingName) {
        let words = ["Hello", name.first, name.last]
        view?.showGreeting(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
}
