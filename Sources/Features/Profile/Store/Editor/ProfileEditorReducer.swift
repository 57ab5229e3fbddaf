internal import Model

enum ProfileEditorReducer {
    static func reduce(
        _ state: inout ProfileEditorState,
        _ action: ProfileEditorAction
    ) -> [ProfileEditorEffect] {
        switch action {
        case .nameEdited(let name):
            return edit(.name, in: &state) { $0.name = name }
        case .mailEdited(let mail):
            return edit(.mail, in: &state) { $0.mail = mail }
        case .biographyEdited(let biography):
            return edit(.biography, in: &state) { $0.biography = biography }
        case .newsletterEdited(let isOn):
            return edit(.newsletter, in: &state) { $0.receivesNewsletter = isOn }
        case .saveTapped:
            state.showsAllErrors = true
            state.isSaving = true
            return [.save(state.draft.trimmed, editedFrom: state.profile.trimmed)]
        case .saved(.success(let profile)):
            // A change that was made elsewhere during saving is later than the reply, and contains it.
            return [.close(saved: state.changedProfile ?? profile)]
        case .saved(.failure):
            state.isSaving = false
            replaceProfile(with: state.changedProfile ?? state.profile, in: &state)
            state.changedProfile = nil
            return [.showMessage("Could not save")]
        case .cancelTapped:
            state.asksToDiscard = state.hasChanges
            return state.asksToDiscard ? [] : [.close(saved: nil)]
        case .discardTapped:
            return [.close(saved: nil)]
        case .keepEditingTapped:
            state.asksToDiscard = false
            return []
        case .changedElsewhere(let profile):
            if state.isSaving {
                state.changedProfile = profile
            } else {
                replaceProfile(with: profile, in: &state)
            }
            return []
        }
    }

    private static func edit(
        _ field: ProfileEditorState.Field,
        in state: inout ProfileEditorState,
        _ change: (inout Profile) -> Void
    ) -> [ProfileEditorEffect] {
        change(&state.draft)
        state.editedFields.insert(field)
        return []
    }

    /// Shows a profile that was changed elsewhere, except in edited fields.
    private static func replaceProfile(
        with profile: Profile,
        in state: inout ProfileEditorState
    ) {
        state.profile = profile
        if !state.editedFields.contains(.name) { state.draft.name = profile.name }
        if !state.editedFields.contains(.mail) { state.draft.mail = profile.mail }
        if !state.editedFields.contains(.biography) {
            state.draft.biography = profile.biography
        }
        if !state.editedFields.contains(.newsletter) {
            state.draft.receivesNewsletter = profile.receivesNewsletter
        }
    }
}
