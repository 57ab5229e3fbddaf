internal import Model

@testable internal import Implementation

extension Profile {
    /// The profile of user 1.
    static func sample(
        name: String = "Ada",
        mail: String = "ada@example.com",
        biography: String = "I count.",
        receivesNewsletter: Bool = false
    ) -> Profile {
        Profile(
            id: 1,
            name: name,
            mail: mail,
            biography: biography,
            receivesNewsletter: receivesNewsletter
        )
    }
}

extension ProfileState {
    /// A card of a loaded profile.
    static func card(_ profile: Profile, editor: ProfileEditorState? = nil) -> ProfileState {
        var state = ProfileState()
        state.content = .loaded(profile)
        state.editor = editor
        return state
    }
}

extension ProfileEditorState {
    /// Returns the state with a change.
    func with(_ change: (inout ProfileEditorState) -> Void) -> ProfileEditorState {
        var state = self
        change(&state)
        return state
    }
}
