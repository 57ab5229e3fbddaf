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
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

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
    @ObservationIgnored private let confirmDiscard: () async -> Bool

    /// - Parameter confirmDiscard: returns whether the changes are to be discarded.
    init(
        profile: Profile,
        profileService: any ProfileService,
        onSave: @escaping (Profile) -> Void,
        onClose: @escaping () -> Void,
        confirmDiscard: @escaping () async -> Bool
    ) {
        self.profile = profile
        draft = profile
        self.profileService = profileService
        self.onSave = onSave
        self.onClose = onClose
        self.confirmDiscard = confirmDiscard
        profileService.addObserver(self)
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
        } catch is CancellationError {
            return
        } catch {
            isSaving = false
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
            onMessage?("Could not save")
        }
    }

    // MARK: - Closing

    /// Closes the editor. If there are changes, the user is asked first.
    func cancel(in tasks: ScreenTasks) {
        if hasChanges { tasks.start(discard) } else { onClose() }
    }

    private func discard() async {
        if await confirmDiscard() { onClose() }
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
