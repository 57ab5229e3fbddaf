internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of a row")
    struct PersonStateTests {
        @Test("A row shows the name, or that there is none")
        func names() {
            let nameless = Contact(id: 3, name: "", relation: .none)
            #expect(PersonState.sample(.follow, .none).name == "Ada")
            #expect(PersonState.sample(.follow, .none).id == 1)
            #expect(PersonState(kind: .follow, contact: nameless).name == "Anonymous")
        }

        @Test(
            "The button depends on kind and relation",
            arguments: [
                (.sample(.follow, .none), "Follow", true),
                (.sample(.follow, .established), "Following", true),
                (.sample(.friend, .none), "Add friend", true),
                (.sample(.friend, .requested), "Pending", false),
                (.sample(.friend, .established), "Friend", true),
            ] as [(PersonState, String, Bool)]
        )
        func offers(person: PersonState, title: String, canAct: Bool) {
            #expect(person.actionTitle == title)
            #expect(person.canAct == canAct)
        }
    }
}
