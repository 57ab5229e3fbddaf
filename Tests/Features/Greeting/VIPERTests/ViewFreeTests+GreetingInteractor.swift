internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the greeting")
    struct GreetingInteractorTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "David", lastName: "Blaine")
        )
        private let output = GreetingInteractorOutputSpy()
        private let interactor: GreetingInteractor

        init() {
            interactor = GreetingInteractor(personProvider: personProvider)
            interactor.output = output
        }

        @Test("The person is read at each request, not before")
        func readsAtTheRequest() {
            #expect(output.calls.isEmpty)
            interactor.fetchPerson()
            personProvider.person = Person(firstName: "Ada", lastName: "Lovelace")
            #expect(
                output.calls == [
                    .didFetchPerson(PersonSummary(firstName: "David", lastName: "Blaine"))
                ]
            )
            interactor.fetchPerson()
            #expect(
                output.calls.last
                    == .didFetchPerson(PersonSummary(firstName: "Ada", lastName: "Lovelace"))
            )
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: GreetingInteractorOutputSpy? = GreetingInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
