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
        case .loaded(let result):
            // A change that was made elsewhere in the meantime is later than the reply.
            if state.profile == nil { show(result, in: &state) }
            return []
        case .changedElsewhere(let profile):
            state.content = .loaded(profile)
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

    private static func show(
        _ result: Result<Profile, ServiceError>,
        in state: inout ProfileState
    ) {
        switch result {
        case .success(let profile):
            state.content = .loaded(profile)
        case .failure:
            state.content = .failed("Could not load the profile")
        }
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
