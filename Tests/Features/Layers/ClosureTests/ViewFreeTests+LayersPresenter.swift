internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter")
    struct LayersPresenterTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "Ada", lastName: "Byron")
        )

        @Test("The person is read at each tap")
        func readsAtTheTap() {
            let presenter = LayersPresenter(personProvider: personProvider)
            var greetings: [String] = []
            presenter.onGreeting = { greetings.append($0) }
            #expect(greetings == [])
            presenter.didTapShowGreeting()
            personProvider.person.firstName = "Mae"
            presenter.didTapShowGreeting()
            #expect(greetings == ["Hello Ada Byron", "Hello Mae Byron"])
        }

        @Test("A missing name leaves no second space")
        func missingName() {
            let presenter = LayersPresenter(personProvider: personProvider)
            var greetings: [String] = []
            presenter.onGreeting = { greetings.append($0) }
            personProvider.person.firstName = ""
            presenter.didTapShowGreeting()
            #expect(greetings == ["Hello Byron"])
        }
    }
}
