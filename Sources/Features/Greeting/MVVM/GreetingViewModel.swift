internal import Model

/// What the screen shows. An observer hears of the greeting when it is set, and of each one after that,
/// also of one that Swift takes for equal and that is written in another way.
@MainActor
final class GreetingViewModel {
    private(set) var greeting = "" {
        didSet { onGreetingChange?(greeting) }
    }
    var onGreetingChange: ((String) -> Void)? {
        didSet { onGreetingChange?(greeting) }
    }

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
