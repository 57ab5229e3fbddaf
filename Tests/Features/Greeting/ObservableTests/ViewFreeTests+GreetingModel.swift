internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the greeting")
    struct GreetingModelTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "David", lastName: "Blaine")
        )
        private let model: GreetingModel

        init() {
            model = GreetingModel(personProvider: personProvider)
        }

        @Test("The person is read at each tap, not before")
        func readsAtTheTap() {
            #expect(model.greeting == "")
            model.showGreeting()
            personProvider.person = Person(firstName: "Ada", lastName: "Lovelace")
            #expect(model.greeting == "Hello David Blaine")
            model.showGreeting()
            #expect(model.greeting == "Hello Ada Lovelace")
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
            model.showGreeting()
            #expect(model.greeting == greeting)
        }
    }
}
