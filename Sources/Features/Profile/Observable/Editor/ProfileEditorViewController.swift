internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileEditorViewController: ViewController {
    private let model: ProfileEditorModel
    private let tasks = ScreenTasks()
    /// Indicates whether the question is presented.
    private var isAsking = false
    private lazy var nameField = TextField()
    private lazy var nameErrorLabel = Label()
    private lazy var mailField = TextField()
    private lazy var mailErrorLabel = Label()
    private lazy var biographyField = TextField()
    private lazy var biographyCountLabel = Label()
    private lazy var newsletterSwitch = Switch()
    private lazy var saveButton = Button()
    private lazy var cancelButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()

    init(model: ProfileEditorModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        addActions()
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
        let subviews = [
            nameField, nameErrorLabel, mailField, mailErrorLabel, biographyField,
            biographyCountLabel, newsletterSwitch, saveButton, cancelButton, activityIndicator,
        ]
        subviews.forEach(view.addSubview)
    }

    private func addActions() {
        nameField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                model.name = nameField.text ?? ""
            },
            for: .editingChanged
        )
        mailField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                model.mail = mailField.text ?? ""
            },
            for: .editingChanged
        )
        biographyField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                model.biography = biographyField.text ?? ""
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                model.receivesNewsletter = newsletterSwitch.isOn
            },
            for: .valueChanged
        )
        saveButton.addAction(
            Action { [tasks, model] _ in tasks.start(model.save) },
            for: .touchUpInside
        )
        cancelButton.addAction(
            Action { [model] _ in model.cancel() },
            for: .touchUpInside
        )
    }

    override func updateProperties() {
        super.updateProperties()
        nameField.text = model.name
        nameErrorLabel.text = model.nameError
        mailField.text = model.mail
        mailErrorLabel.text = model.mailError
        biographyField.text = model.biography
        biographyCountLabel.text = model.biographyCount
        newsletterSwitch.isOn = model.receivesNewsletter
        saveButton.isEnabled = model.canSave
        showSaving(model.isSaving)
        if model.asksToDiscard, !isAsking { confirmDiscarding() }
        isAsking = model.asksToDiscard
        model.takeMessages().forEach(showToast)
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

    private func confirmDiscarding() {
        let alert = AlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            AlertAction(title: "Discard", style: .destructive) { [model] _ in model.discard() }
        )
        alert.addAction(
            AlertAction(title: "Keep editing", style: .cancel) { [model] _ in model.keepEditing() }
        )
        present(alert, animated: true)
    }
}
