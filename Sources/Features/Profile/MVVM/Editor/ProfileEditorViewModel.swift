internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of the form. The user edits its values through the controls that are bound to them.
@MainActor
final class ProfileEditorViewModel {
    private enum Field { case name, mail, biography, newsletter }

    let name: Editable<String>
    let nameError = Bindable("")
    let mail: Editable<String>
    let mailError = Bindable("")
    let biography: Editable<String>
    let biographyCount = Bindable("")
    let receivesNewsletter: Editable<Bool>
    let canSave = Bindable(false)
    let isSaving = Bindable(false)
    var onSave: ((Profile) -> Void)?
    var onMessage: ((String) -> Void)?
    var onDiscard: (() -> Void)?
    var onClose: (() -> Void)?

    private let profileService: any ProfileService

    /// The profile without the changes of the user.
    private var profile: Profile
    /// The fields that the user has edited. A change made elsewhere does not replace their values.
    private var editedFields: Set<Field> = []
    /// Indicates whether all fields show their errors, not only edited ones.
    private var showsAllErrors = false
    /// The profile after a change that was made elsewhere during saving.
    private var changedProfile: Profile?

    init(profile: Profile, profileService: any ProfileService) {
        self.profile = profile
        self.profileService = profileService
        name = Editable(profile.name)
        mail = Editable(profile.mail)
        biography = Editable(profile.biography)
        receivesNewsletter = Editable(profile.receivesNewsletter)
        name.onEdit = { [weak self] in self?.didEdit(.name) }
        mail.onEdit = { [weak self] in self?.didEdit(.mail) }
        biography.onEdit = { [weak self] in self?.didEdit(.biography) }
        receivesNewsletter.onEdit = { [weak self] in self?.didEdit(.newsletter) }
        profileService.addObserver(self)
        showValidity()
    }

    /// The profile in the form.
    private var draft: Profile {
        Profile(
            id: profile.id,
            name: name.value,
            mail: mail.value,
            biography: biography.value,
            receivesNewsletter: receivesNewsletter.value
        )
    }

    // MARK: - Editing

    private func didEdit(_ field: Field) {
        editedFields.insert(field)
        showValidity()
    }

    private func showValidity() {
        let draft = draft
        let isNameWrong = showsError(of: .name) && !draft.hasValidName
        let isMailWrong = showsError(of: .mail) && !draft.hasValidMail
        nameError.value = isNameWrong ? "Enter a name" : ""
        mailError.value = isMailWrong ? "Enter a valid address" : ""
        biographyCount.value = TextFormat.characterCount(
            draft.biography,
            limit: Profile.biographyLimit
        )
        canSave.value = draft.isValid && hasChanges && !isSaving.value
    }

    /// Indicates whether the values to save differ from the profile.
    private var hasChanges: Bool { draft.trimmed != profile.trimmed }

    private func showsError(of field: Field) -> Bool {
        showsAllErrors || editedFields.contains(field)
    }

    // MARK: - Saving

    func save() {
        showsAllErrors = true
        setSaving(true)
        profileService.save(draft.trimmed, editedFrom: profile.trimmed) { [weak self] result in
            self?.didSave(result)
        }
    }

    private func didSave(_ result: Result<Profile, ServiceError>) {
        switch result {
        case .success(let profile):
            // A change that was made elsewhere during saving is later than the reply, and contains it.
            onSave?(changedProfile ?? profile)
            onClose?()
        case .failure:
            setSaving(false)
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
            onMessage?("Could not save")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving.value = isSaving
        showValidity()
    }

    // MARK: - Closing

    func cancel() {
        if hasChanges { onDiscard?() } else { onClose?() }
    }

    func discard() {
        onClose?()
    }
}

extension ProfileEditorViewModel: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        if isSaving.value { changedProfile = profile } else { replaceProfile(with: profile) }
    }

    /// Shows a profile that was changed elsewhere, except in edited fields.
    private func replaceProfile(with profile: Profile) {
        self.profile = profile
        if !editedFields.contains(.name) { name.value = profile.name }
        if !editedFields.contains(.mail) { mail.value = profile.mail }
        if !editedFields.contains(.biography) { biography.value = profile.biography }
        if !editedFields.contains(.newsletter) {
            receivesNewsletter.value = profile.receivesNewsletter
        }
        showValidity()
    }
}
