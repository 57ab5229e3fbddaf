internal import Model
internal import Testing

@testable internal import GreetingMVVM

extension WithoutViewTests {
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
            #expect(viewModel.greeting == "")
            viewModel.showGreeting()
            personProvider.person = Person(firstName: "Ada", lastName: "Lovelace")
            #expect(viewModel.greeting == "Hello David Blaine")
            viewModel.showGreeting()
            #expect(viewModel.greeting == "Hello Ada Lovelace")
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
            #expect(viewModel.greeting == greeting)
        }

        @Test("An observer receives the greeting at once, and every new value")
        func tells() {
            var greetings: [String] = []
            viewModel.onGreetingChange = { greetings.append($0) }
            for _ in 0..<2 { viewModel.showGreeting() }
            #expect(greetings == ["", "Hello David Blaine", "Hello David Blaine"])
        }
    }
}
