internal import Model

final class ProfileEditorInteractor: ProfileEditorInteractorProtocol {
    private enum Field { case name, mail, biography, newsletter }

    weak var output: (any ProfileEditorInteractorOutputProtocol)?

    private let profileService: any ProfileService

    /// The profile without the changes of the user.
    private var profile: Profile
    /// The profile in the form.
    private var draft: Profile
    /// The fields that the user has edited. A change made elsewhere does not replace their values.
    private var editedFields: Set<Field> = []
    /// Indicates whether all invalid values are rejected, not only edited ones.
    private var rejectsAll = false
    private var isSaving = false
    /// The profile after a change that was made elsewhere during saving.
    private var changedProfile: Profile?

    init(profile summary: ProfileSummary, profileService: any ProfileService) {
        profile = Profile(
            id: summary.id,
            name: summary.name,
            mail: summary.mail,
            biography: summary.biography,
            receivesNewsletter: summary.receivesNewsletter
        )
        draft = profile
        self.profileService = profileService
    }

    var hasChanges: Bool { draft.trimmed != profile.trimmed }

    func start() {
        profileService.addObserver(self)
        output?.didReplaceValues(summary(of: draft))
        validate()
    }

    private func summary(of profile: Profile) -> ProfileSummary {
        ProfileSummary(
            id: profile.id,
            name: profile.name,
            mail: profile.mail,
            biography: profile.biography,
            receivesNewsletter: profile.receivesNewsletter
        )
    }
}

// MARK: - Editing

extension ProfileEditorInteractor {
    func editName(_ name: String) {
        draft.name = name
        didEdit(.name)
    }

    func editMail(_ mail: String) {
        draft.mail = mail
        didEdit(.mail)
    }

    func editBiography(_ biography: String) {
        draft.biography = biography
        didEdit(.biography)
    }

    func editNewsletter(_ isOn: Bool) {
        draft.receivesNewsletter = isOn
        didEdit(.newsletter)
    }

    private func didEdit(_ field: Field) {
        editedFields.insert(field)
        validate()
    }

    private func validate() {
        output?.didValidate(
            FormSummary(
                isNameRejected: canReject(.name) && !draft.hasValidName,
                isMailRejected: canReject(.mail) && !draft.hasValidMail,
                biography: draft.biography,
                biographyLimit: Profile.biographyLimit,
                canSave: draft.isValid && hasChanges && !isSaving
            )
        )
    }

    private func canReject(_ field: Field) -> Bool {
        rejectsAll || editedFields.contains(field)
    }
}

// MARK: - Saving

extension ProfileEditorInteractor {
    func save() {
        rejectsAll = true
        isSaving = true
        output?.didBeginSaving()
        validate()
        profileService.save(draft.trimmed, editedFrom: profile.trimmed) { [weak self] result in
            self?.endSaving(result)
        }
    }

    private func endSaving(_ result: Result<Profile, ServiceError>) {
        switch result {
        case .success(let profile):
            // A change that was made elsewhere during saving is later than the reply, and contains it.
            output?.didSave(summary(of: changedProfile ?? profile))
        case .failure:
            isSaving = false
            output?.didFailToSave()
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
        }
    }
}

extension ProfileEditorInteractor: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        if isSaving { changedProfile = profile } else { replaceProfile(with: profile) }
    }

    /// Reports a profile that was changed elsewhere, except for edited fields.
    private func replaceProfile(with profile: Profile) {
        self.profile = profile
        if !editedFields.contains(.name) { draft.name = profile.name }
        if !editedFields.contains(.mail) { draft.mail = profile.mail }
        if !editedFields.contains(.biography) { draft.biography = profile.biography }
        if !editedFields.contains(.newsletter) {
            draft.receivesNewsletter = profile.receivesNewsletter
        }
        output?.didReplaceValues(summary(of: draft))
        validate()
    }
}
