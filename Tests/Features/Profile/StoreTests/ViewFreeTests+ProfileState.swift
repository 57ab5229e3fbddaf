internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of the card")
    struct ProfileStateTests {
        private func texts(_ state: ProfileState) -> [String] {
            [state.name, state.mail, state.biography, state.newsletter]
        }

        @Test("Before the profile has loaded, the texts are empty")
        func empty() {
            #expect(texts(ProfileState()) == ["", "", "", ""])
        }

        @Test("The card shows the values of the profile, and placeholders for empty ones")
        func texts() {
            #expect(
                texts(.card(.sample())) == [
                    "Ada", "ada@example.com", "I count.", "Newsletter: off",
                ]
            )
            let empty = Profile.sample(name: "", mail: "", biography: "", receivesNewsletter: true)
            #expect(
                texts(.card(empty)) == ["Anonymous", "No address", "No bio", "Newsletter: on"]
            )
        }

        @Test("The editor is shown while the state has a form")
        func showsEditor() {
            let form = ProfileEditorState(profile: .sample())
            #expect(ProfileState.card(.sample(), editor: form).showsEditor)
            #expect(!ProfileState.card(.sample()).showsEditor)
        }
    }
}
