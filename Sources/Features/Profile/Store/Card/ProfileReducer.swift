internal import Model

enum ProfileReducer {
    static func reduce(_ state: inout ProfileState, _ action: ProfileAction) -> [ProfileEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.content == .loading ? [.followChanges, .load] : [.followChanges]
        case .retryTapped:
            return load(&state)
        case .editTapped:
            if let profile = state.profile { state.editor = ProfileEditorState(profile: profile) }
            return []
        case .loaded(.success(let profile)):
            state.content = .loaded(profile)
            return []
        case .loaded(.failure):
            state.content = .failed("Could not load the profile")
            return []
        case .changedElsewhere(let profile):
            // Before the profile has loaded, the change is ignored, because the reply contains it.
            if state.profile != nil { state.content = .loaded(profile) }
            return reduceEditor(&state, .changedElsewhere(profile))
        case .editor(let action):
            return reduceEditor(&state, action)
        case .editorClosed(let saved):
            if let saved { state.content = .loaded(saved) }
            state.editor = nil
            return []
        }
    }

    private static func load(_ state: inout ProfileState) -> [ProfileEffect] {
        state.content = .loading
        return [.load]
    }

    private static func reduceEditor(
        _ state: inout ProfileState,
        _ action: ProfileEditorAction
    ) -> [ProfileEffect] {
        guard var editor = state.editor else { return [] }
        let effects = ProfileEditorReducer.reduce(&editor, action)
        state.editor = editor
        return effects.map(ProfileEffect.editor)
    }
}
