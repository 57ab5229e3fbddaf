internal import Model
internal import ModelFormatting

/// The contents of the form.
struct ProfileEditorState: Equatable, Codable {
    enum Field: Codable {
        case name, mail, biography, newsletter
    }

    /// The profile without the changes of the user.
    var profile: Profile
    /// The profile in the form.
    var draft: Profile
    /// The fields that the user has edited. A change made elsewhere does not replace their values.
    var editedFields: Set<Field> = []
    /// Indicates whether all fields show their errors, not only edited ones.
    var showsAllErrors = false
    var isSaving = false
    /// The profile after a change that was made elsewhere during saving.
    var changedProfile: Profile?
    /// Indicates whether the user is asked if the changes are to be discarded.
    var asksToDiscard = false

    init(profile: Profile) {
        self.profile = profile
        draft = profile
    }

    var name: String { draft.name }
    var nameError: String {
        showsError(of: .name) && !draft.hasValidName ? "Enter a name" : ""
    }
    var mail: String { draft.mail }
    var mailError: String {
        showsError(of: .mail) && !draft.hasValidMail ? "Enter a valid address" : ""
    }
    var biography: String { draft.biography }
    var biographyCount: String {
        TextFormat.characterCount(draft.biography, limit: Profile.biographyLimit)
    }
    var receivesNewsletter: Bool { draft.receivesNewsletter }
    var canSave: Bool { draft.isValid && hasChanges && !isSaving }

    /// Indicates whether the values to save differ from the profile.
    var hasChanges: Bool { draft.trimmed != profile.trimmed }

    private func showsError(of field: Field) -> Bool {
        showsAllErrors || editedFields.contains(field)
    }
}
