internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of the greeting")
    struct GreetingEffectHandlerTests {
        @Test("The person is read when the effect is performed, not before")
        func readsAtTheEffect() {
            let personProvider = InMemoryPersonProvider(
                person: Person(firstName: "David", lastName: "Blaine")
            )
            let handler = GreetingEffectHandler(personProvider: personProvider)
            personProvider.person.firstName = "Ada"
            var actions: [GreetingAction] = []
            handler.perform(.readPerson) { actions.append($0) }
            #expect(actions == [.personRead(Person(firstName: "Ada", lastName: "Blaine"))])
        }
    }
}
