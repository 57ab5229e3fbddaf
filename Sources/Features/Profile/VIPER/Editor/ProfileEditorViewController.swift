internal import HeadlessKit
internal import Profile

final class ProfileEditorViewController: ViewController {
    private let presenter: any ProfileEditorPresenterProtocol
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

    init(presenter: any ProfileEditorPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        addActions()
        presenter.viewDidLoad()
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
                presenter.didEditName(nameField.text ?? "")
            },
            for: .editingChanged
        )
        mailField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                presenter.didEditMail(mailField.text ?? "")
            },
            for: .editingChanged
        )
        biographyField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                presenter.didEditBiography(biographyField.text ?? "")
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                presenter.didToggleNewsletter(newsletterSwitch.isOn)
            },
            for: .valueChanged
        )
        saveButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapSave() },
            for: .touchUpInside
        )
        cancelButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapCancel() },
            for: .touchUpInside
        )
    }
}

extension ProfileEditorViewController: ProfileEditorViewProtocol {
    func showName(_ name: String) {
        nameField.text = name
    }

    func showNameError(_ text: String) {
        nameErrorLabel.text = text
    }

    func showMail(_ mail: String) {
        mailField.text = mail
    }

    func showMailError(_ text: String) {
        mailErrorLabel.text = text
    }

    func showBiography(_ biography: String) {
        biographyField.text = biography
    }

    func showBiographyCount(_ count: String) {
        biographyCountLabel.text = count
    }

    func showNewsletter(_ isOn: Bool) {
        newsletterSwitch.isOn = isOn
    }

    func enableSaving(_ canSave: Bool) {
        saveButton.isEnabled = canSave
    }

    /// Shows that the profile is being saved. The form is disabled until then.
    func showSaving(_ isSaving: Bool) {
        let controls = [nameField, mailField, biographyField, newsletterSwitch, cancelButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    func confirmDiscarding() {
        let alert = AlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            AlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.presenter.didConfirmDiscarding()
            }
        )
        alert.addAction(AlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }
}
