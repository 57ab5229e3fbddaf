internal import Model

@MainActor
final class GreetingViewModel {
    private(set) var greeting = "" {
        didSet { onGreetingChange?(greeting) }
    }
    var onGreetingChange: ((String) -> Void)?

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func showGreeting() {
        let person = personProvider.person
        let words = ["Hello", person.firstName, person.lastName]
        greeting = words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
