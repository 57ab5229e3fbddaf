internal import HeadlessKit
internal import Profile

final class ProfileEditorViewController: ViewController {
    private let send: (ProfileEditorAction) -> Void
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

    /// - Parameter send: sends an action of the editor.
    init(send: @escaping (ProfileEditorAction) -> Void) {
        self.send = send
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
                send(.nameEdited(nameField.text ?? ""))
            },
            for: .editingChanged
        )
        mailField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                send(.mailEdited(mailField.text ?? ""))
            },
            for: .editingChanged
        )
        biographyField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                send(.biographyEdited(biographyField.text ?? ""))
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                send(.newsletterEdited(newsletterSwitch.isOn))
            },
            for: .valueChanged
        )
        saveButton.addAction(
            Action { [weak self] _ in self?.send(.saveTapped) },
            for: .touchUpInside
        )
        cancelButton.addAction(
            Action { [weak self] _ in self?.send(.cancelTapped) },
            for: .touchUpInside
        )
    }

    func show(_ state: ProfileEditorState) {
        nameField.text = state.name
        nameErrorLabel.text = state.nameError
        mailField.text = state.mail
        mailErrorLabel.text = state.mailError
        biographyField.text = state.biography
        biographyCountLabel.text = state.biographyCount
        newsletterSwitch.isOn = state.receivesNewsletter
        saveButton.isEnabled = state.canSave
        showSaving(state.isSaving)
        if state.asksToDiscard, !isAsking { confirmDiscarding() }
        isAsking = state.asksToDiscard
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { send(.messagesShown) }
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
            AlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.send(.discardTapped)
            }
        )
        alert.addAction(
            AlertAction(title: "Keep editing", style: .cancel) { [weak self] _ in
                self?.send(.keepEditingTapped)
            }
        )
        present(alert, animated: true)
    }
}
