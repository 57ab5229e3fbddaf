internal import AppSupport
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class ProfileEditorViewController: UIViewController {
    private enum Field { case name, mail, biography, newsletter }

    weak var delegate: (any ProfileEditorViewControllerDelegate)?

    private let profileService: any ProfileService
    private lazy var editorView = ProfileEditorView()

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
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = editorView }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        presentationController?.delegate = self
        editorView.nameField.addAction(
            UIAction { [weak self] _ in self?.didEditName() },
            for: .editingChanged
        )
        editorView.mailField.addAction(
            UIAction { [weak self] _ in self?.didEditMail() },
            for: .editingChanged
        )
        editorView.biographyField.addAction(
            UIAction { [weak self] _ in self?.didEditBiography() },
            for: .editingChanged
        )
        editorView.newsletterSwitch.addAction(
            UIAction { [weak self] _ in self?.didToggleNewsletter() },
            for: .valueChanged
        )
        editorView.saveButton.addAction(
            UIAction { [weak self] _ in self?.save() },
            for: .touchUpInside
        )
        editorView.cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancel() },
            for: .touchUpInside
        )
        profileService.addObserver(self)
        showValues()
        showValidity()
    }

    // MARK: - Editing

    private func didEditName() {
        draft.name = editorView.nameField.text ?? ""
        didEdit(.name)
    }

    private func didEditMail() {
        draft.mail = editorView.mailField.text ?? ""
        didEdit(.mail)
    }

    private func didEditBiography() {
        draft.biography = editorView.biographyField.text ?? ""
        didEdit(.biography)
    }

    private func didToggleNewsletter() {
        draft.receivesNewsletter = editorView.newsletterSwitch.isOn
        didEdit(.newsletter)
    }

    private func didEdit(_ field: Field) {
        editedFields.insert(field)
        showValidity()
    }

    // MARK: - Showing

    private func showValues() {
        editorView.nameField.show(draft.name)
        editorView.mailField.show(draft.mail)
        editorView.biographyField.show(draft.biography)
        editorView.newsletterSwitch.isOn = draft.receivesNewsletter
    }

    private func showValidity() {
        let isNameWrong = showsError(of: .name) && !draft.hasValidName
        let isMailWrong = showsError(of: .mail) && !draft.hasValidMail
        editorView.nameErrorLabel.text = isNameWrong ? "Enter a name" : ""
        editorView.mailErrorLabel.text = isMailWrong ? "Enter a valid address" : ""
        editorView.biographyCountLabel.text = TextFormat.characterCount(
            draft.biography,
            limit: Profile.biographyLimit
        )
        editorView.saveButton.isEnabled = draft.isValid && hasChanges && !isSaving
    }

    /// Indicates whether the values to save differ from the profile.
    private var hasChanges: Bool { draft.trimmed != profile.trimmed }

    private func showsError(of field: Field) -> Bool {
        showsAllErrors || editedFields.contains(field)
    }

    // MARK: - Saving

    private func save() {
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
            delegate?.profileEditor(self, didSave: changedProfile ?? profile)
            dismiss(animated: true)
        case .failure:
            setSaving(false)
            replaceProfile(with: changedProfile ?? profile)
            changedProfile = nil
            showToast("Could not save")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving = isSaving
        editorView.showSaving(isSaving)
        showValidity()
    }

    // MARK: - Closing

    private func cancel() {
        if hasChanges { confirmDiscarding() } else { dismiss(animated: true) }
    }

    private func confirmDiscarding() {
        let alert = UIAlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            }
        )
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }
}

extension ProfileEditorViewController: ProfileObserver {
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

extension ProfileEditorViewController: UIAdaptivePresentationControllerDelegate {
    /// Does what Cancel does, because the user swiped the sheet down.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        if editorView.cancelButton.isEnabled {
            editorView.cancelButton.sendActions(for: .touchUpInside)
        }
    }
}
