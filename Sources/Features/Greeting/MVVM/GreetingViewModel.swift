internal import DataBinding
internal import Model

/// The contents of the screen.
@MainActor
final class GreetingViewModel {
    let greeting = Bindable("")

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func showGreeting() {
        let person = personProvider.person
        let words = ["Hello", person.firstName, person.lastName]
        greeting.value = words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
