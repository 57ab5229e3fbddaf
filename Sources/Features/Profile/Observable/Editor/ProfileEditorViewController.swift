internal import AppSupport
internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileEditorViewController: UIViewController {
    private let model: ProfileEditorModel
    private let tasks = ScreenTasks()
    private lazy var nameField = UITextField()
    private lazy var nameErrorLabel = UILabel()
    private lazy var mailField = UITextField()
    private lazy var mailErrorLabel = UILabel()
    private lazy var biographyField = UITextField()
    private lazy var biographyCountLabel = UILabel()
    private lazy var newsletterSwitch = UISwitch()
    private lazy var saveButton = UIButton(type: .system)
    private lazy var cancelButton = UIButton(type: .system)
    private lazy var activityIndicator = UIActivityIndicatorView()

    init(model: ProfileEditorModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        presentationController?.delegate = self
        layOut()
        addActions()
        model.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func layOut() {
        nameField.accessibilityIdentifier = ProfileElement.Editor.name
        nameErrorLabel.accessibilityIdentifier = ProfileElement.Editor.nameError
        mailField.accessibilityIdentifier = ProfileElement.Editor.mail
        mailErrorLabel.accessibilityIdentifier = ProfileElement.Editor.mailError
        biographyField.accessibilityIdentifier = ProfileElement.Editor.biography
        biographyCountLabel.accessibilityIdentifier = ProfileElement.Editor.biographyCount
        newsletterSwitch.accessibilityIdentifier = ProfileElement.Editor.newsletter
        saveButton.accessibilityIdentifier = ProfileElement.Editor.save
        saveButton.setTitle("Save", for: .normal)
        cancelButton.accessibilityIdentifier = ProfileElement.Editor.cancel
        cancelButton.setTitle("Cancel", for: .normal)
        activityIndicator.accessibilityIdentifier = ProfileElement.Editor.saving
        view.addStack(of: [
            nameField, nameErrorLabel, mailField, mailErrorLabel, biographyField,
            biographyCountLabel, newsletterSwitch, saveButton, cancelButton, activityIndicator,
        ])
    }

    private func addActions() {
        nameField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                model.name = nameField.text ?? ""
            },
            for: .editingChanged
        )
        mailField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                model.mail = mailField.text ?? ""
            },
            for: .editingChanged
        )
        biographyField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                model.biography = biographyField.text ?? ""
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                model.receivesNewsletter = newsletterSwitch.isOn
            },
            for: .valueChanged
        )
        saveButton.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.save) },
            for: .touchUpInside
        )
        cancelButton.addAction(
            UIAction { [tasks, model] _ in model.cancel(in: tasks) },
            for: .touchUpInside
        )
    }

    override func updateProperties() {
        super.updateProperties()
        nameField.show(model.name)
        nameErrorLabel.text = model.nameError
        mailField.show(model.mail)
        mailErrorLabel.text = model.mailError
        biographyField.show(model.biography)
        biographyCountLabel.text = model.biographyCount
        newsletterSwitch.isOn = model.receivesNewsletter
        saveButton.isEnabled = model.canSave
        showSaving(model.isSaving)
    }

    /// Shows that the profile is being saved. The form is disabled until then.
    private func showSaving(_ isSaving: Bool) {
        let controls = [nameField, mailField, biographyField, newsletterSwitch, cancelButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
}

extension ProfileEditorViewController: UIAdaptivePresentationControllerDelegate {
    /// Does what Cancel does, because the user swiped the sheet down.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        if cancelButton.isEnabled { cancelButton.sendActions(for: .touchUpInside) }
    }
}
