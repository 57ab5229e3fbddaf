internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the greeting")
    struct GreetingViewModelTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "David", lastName: "Blaine")
        )
        private let viewModel: GreetingViewModel

        init() {
            viewModel = GreetingViewModel(personProvider: personProvider)
        }

        @Test("The person is read at each tap, not before")
        func readsAtTheTap() {
            #expect(viewModel.greeting.value == "")
            viewModel.showGreeting()
            personProvider.person = Person(firstName: "Ada", lastName: "Lovelace")
            #expect(viewModel.greeting.value == "Hello David Blaine")
            viewModel.showGreeting()
            #expect(viewModel.greeting.value == "Hello Ada Lovelace")
        }

        @Test(
            "Missing parts leave no space, and any text shows unchanged",
            arguments: [
                (Person(firstName: "", lastName: ""), "Hello"),
                (Person(firstName: "David", lastName: ""), "Hello David"),
                (Person(firstName: "", lastName: "Blaine"), "Hello Blaine"),
                (Person(firstName: "👩‍👩‍👧", lastName: "مريم"), "Hello 👩‍👩‍👧 مريم"),
            ]
        )
        func shows(person: Person, greeting: String) {
            personProvider.person = person
            viewModel.showGreeting()
            #expect(viewModel.greeting.value == greeting)
        }

        @Test("An observer receives the greeting at once, and every change")
        func tells() {
            let observer = Observer()
            var greetings: [String] = []
            viewModel.greeting.bind(to: observer) { greetings.append($1) }
            for _ in 0..<3 { viewModel.showGreeting() }
            #expect(greetings == ["", "Hello David Blaine"])
        }
    }
}
