internal import Model
internal import ModelFormatting
internal import Observation
internal import StateManagement

/// The contents of the form. A control reads and sets its value, as a binding of SwiftUI does.
@MainActor
@Observable
final class ProfileEditorModel {
    private enum Field { case name, mail, biography, newsletter }

    private(set) var isSaving = false
    /// Indicates whether the user is asked if the changes are to be discarded.
    private(set) var asksToDiscard = false
    /// The messages to the user that were not shown yet.
    private var messages: [String] = []

    /// The profile without the changes of the user.
    private var profile: Profile
    /// The profile in the form.
    private var draft: Profile
    /// The fields that the user has edited. A change made elsewhere does not replace their values.
    private var editedFields: Set<Field> = []
    /// Indicates whether all fields show their errors, not only edited ones.
    private var showsAllErrors = false
    /// The profile after a change that was made elsewhere during saving.
    @ObservationIgnored private var changedProfile: Profile?
    @ObservationIgnored private let profileService: any ProfileService
    @ObservationIgnored private let onSave: (Profile) -> Void
    @ObservationIgnored private let onClose: () -> Void

    init(
        profile: Profile,
        profileService: any ProfileService,
        onSave: @escaping (Profile) -> Void,
        onClose: @escaping () -> Void
    ) {
        self.profile = profile
        draft = profile
        self.profileService = profileService
        self.onSave = onSave
        self.onClose = onClose
        profileService.addObserver(self)
    }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }

    // MARK: - Editing

    var name: String {
        get { draft.name }
        set {
            draft.name = newValue
            didEdit(.name)
        }
    }
    var mail: String {
        get { draft.mail }
        set {
            draft.mail = newValue
            didEdit(.mail)
        }
    }
    var biography: String {
        get { draft.biography }
        set {
            draft.biography = newValue
            didEdit(.biography)
        }
    }
    var receivesNewsletter: Bool {
        get { draft.receivesNewsletter }
        set {
            draft.receivesNewsletter = newValue
            didEdit(.newsletter)
        }
    }

    private func didEdit(_ field: Field) {
        editedFields.insert(field)
    }

    var nameError: String {
        showsError(of: .name) && !draft.hasValidName ? "Enter a name" : ""
    }
    var mailError: String {
        showsError(of: .mail) && !draft.hasValidMail ? "Enter a valid address" : ""
    }
    var biographyCount: String {
        TextFormat.characterCount(draft.biography, limit: Profile.biographyLimit)
    }
    var canSave: Bool { draft.isValid && hasChanges && !isSaving }

    /// Indicates whether the values to save differ from the profile.
    private var hasChanges: Bool { draft.trimmed != profile.trimmed }

    private func showsError(of field: Field) -> Bool {
        showsAllErrors || editedFields.contains(field)
    }

    // MARK: - Saving

    func save() async {
        showsAllErrors = true
        isSaving = true
        do {
            let reply = try await profileService.save(
                draft.trimmed,
                editedFrom: profile.trimmed
            )
            // A change that was made elsewhere during saving is later than the reply, and contains it.
            onSave(changedProfile ?? reply)
            onClose()
        } catch {
            isSaving = false
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
            messages.append("Could not save")
        }
    }

    // MARK: - Closing

    func cancel() {
        if hasChanges { asksToDiscard = true } else { onClose() }
    }

    func discard() {
        onClose()
    }

    func keepEditing() {
        asksToDiscard = false
    }
}

extension ProfileEditorModel: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        if isSaving { changedProfile = profile } else { replaceProfile(with: profile) }
    }

    /// Shows a profile that was changed elsewhere, except in edited fields.
    private func replaceProfile(with profile: Profile) {
        self.profile = profile
        if !editedFields.contains(.name) { draft.name = profile.name }
        if !editedFields.contains(.mail) { draft.mail = profile.mail }
        if !editedFields.contains(.biography) { draft.biography = profile.biography }
        if !editedFields.contains(.newsletter) {
            draft.receivesNewsletter = profile.receivesNewsletter
        }
    }
}
