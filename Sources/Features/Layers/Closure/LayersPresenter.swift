internal import Model

@MainActor
final class LayersPresenter {
    var onGreeting: ((String) -> Void)?

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func didTapShowGreeting() {
        let person = personProvider.person
        let words = ["Hello", person.firstName, person.lastName]
        onGreeting?(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
}
