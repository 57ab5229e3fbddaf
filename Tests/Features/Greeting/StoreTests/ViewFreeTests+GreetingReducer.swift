internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The reducer of the greeting")
    struct GreetingReducerTests {
        private func reduction(
            of action: GreetingAction,
            in state: GreetingState
        ) -> Reduction<GreetingState, GreetingEffect> {
            Reduction(of: action, in: state, by: GreetingReducer.reduce)
        }

        @Test("A tap asks for the person, and changes nothing before the answer")
        func asksAtTheTap() {
            let state = GreetingState(greeting: "Hello David Blaine")
            #expect(
                reduction(of: .showGreetingTapped, in: state) == Reduction(state, [.readPerson])
            )
        }

        @Test(
            "Missing parts leave no space, and any text shows unchanged",
            arguments: [
                (Person(firstName: "David", lastName: "Blaine"), "Hello David Blaine"),
                (Person(firstName: "", lastName: ""), "Hello"),
                (Person(firstName: "David", lastName: ""), "Hello David"),
                (Person(firstName: "", lastName: "Blaine"), "Hello Blaine"),
                (Person(firstName: "👩‍👩‍👧", lastName: "مريم"), "Hello 👩‍👩‍👧 مريم"),
            ]
        )
        func shows(person: Person, greeting: String) {
            #expect(
                reduction(of: .personRead(person), in: GreetingState())
                    == Reduction(GreetingState(greeting: greeting))
            )
        }
    }
}
