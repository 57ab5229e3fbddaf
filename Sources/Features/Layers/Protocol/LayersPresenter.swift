internal import Model

final class LayersPresenter: LayersPresenterProtocol {
    weak var view: (any LayersViewProtocol)?

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func didTapShowGreeting() {
        let person = personProvider.person
        let words = ["Hello", person.firstName, person.lastName]
        view?.showGreeting(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
}
