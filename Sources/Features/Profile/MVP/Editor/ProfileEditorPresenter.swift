internal import Model
internal import ModelFormatting

final class ProfileEditorPresenter: ProfileEditorPresenterProtocol {
    private enum Field { case name, mail, biography, newsletter }

    weak var view: (any ProfileEditorViewProtocol)?
    var onSave: ((Profile) -> Void)?

    private let profileService: any ProfileService

    /// The profile without the changes of the user.
    private var profile: Profile
    /// The profile in the form.
    private var draft: Profile
    /// The fields that the user has edited. A change made elsewhere does not replace their values.
    private var editedFields: Set<Field> = []
    /// Indicates whether all fields show their errors, not only edited ones.
    private var showsAllErrors = false
    private var isSaving = false
    /// The profile after a change that was made elsewhere during saving.
    private var changedProfile: Profile?

    init(profile: Profile, profileService: any ProfileService) {
        self.profile = profile
        draft = profile
        self.profileService = profileService
    }

    func viewDidLoad() {
        profileService.addObserver(self)
        showValues()
        showValidity()
    }

    // MARK: - Editing

    func didEditName(_ name: String) {
        draft.name = name
        didEdit(.name)
    }

    func didEditMail(_ mail: String) {
        draft.mail = mail
        didEdit(.mail)
    }

    func didEditBiography(_ biography: String) {
        draft.biography = biography
        didEdit(.biography)
    }

    func didToggleNewsletter(_ isOn: Bool) {
        draft.receivesNewsletter = isOn
        didEdit(.newsletter)
    }

    private func didEdit(_ field: Field) {
        editedFields.insert(field)
        showValidity()
    }

    // MARK: - Showing

    private func showValues() {
        view?.showName(draft.name)
        view?.showMail(draft.mail)
        view?.showBiography(draft.biography)
        view?.showNewsletter(draft.receivesNewsletter)
    }

    private func showValidity() {
        let isNameWrong = showsError(of: .name) && !draft.hasValidName
        let isMailWrong = showsError(of: .mail) && !draft.hasValidMail
        view?.showNameError(isNameWrong ? "Enter a name" : "")
        view?.showMailError(isMailWrong ? "Enter a valid address" : "")
        view?.showBiographyCount(
            TextFormat.characterCount(draft.biography, limit: Profile.biographyLimit)
        )
        view?.enableSaving(draft.isValid && hasChanges && !isSaving)
    }

    /// Indicates whether the values to save differ from the profile.
    private var hasChanges: Bool { draft.trimmed != profile.trimmed }

    private func showsError(of field: Field) -> Bool {
        showsAllErrors || editedFields.contains(field)
    }

    // MARK: - Saving

    func didTapSave() {
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
            view?.close()
        case .failure:
            setSaving(false)
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
            view?.showToast("Could not save")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving = isSaving
        view?.showSaving(isSaving)
        showValidity()
    }

    // MARK: - Closing

    func didTapCancel() {
        if hasChanges { view?.confirmDiscarding() } else { view?.close() }
    }

    func didConfirmDiscarding() {
        view?.close()
    }
}

extension ProfileEditorPresenter: ProfileObserver {
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
        showValues()
        showValidity()
    }
}
