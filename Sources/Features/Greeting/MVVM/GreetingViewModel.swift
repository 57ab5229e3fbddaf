internal import Model

/// The contents of the screen. An observer receives the greeting when it subscribes, and then every new
/// value, even if Swift considers it equal to the old value.
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
