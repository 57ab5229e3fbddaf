internal import AppSupport
internal import HeadlessKit
internal import Profile

final class ProfileEditorViewController: UIViewController {
    private let presenter: any ProfileEditorPresenterProtocol
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

    init(presenter: any ProfileEditorPresenterProtocol) {
        self.presenter = presenter
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
        view.addStack(of: [
            nameField, nameErrorLabel, mailField, mailErrorLabel, biographyField,
            biographyCountLabel, newsletterSwitch, saveButton, cancelButton, activityIndicator,
        ])
    }

    private func addActions() {
        nameField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                presenter.didEditName(nameField.text ?? "")
            },
            for: .editingChanged
        )
        mailField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                presenter.didEditMail(mailField.text ?? "")
            },
            for: .editingChanged
        )
        biographyField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                presenter.didEditBiography(biographyField.text ?? "")
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                presenter.didToggleNewsletter(newsletterSwitch.isOn)
            },
            for: .valueChanged
        )
        saveButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapSave() },
            for: .touchUpInside
        )
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapCancel() },
            for: .touchUpInside
        )
    }
}

extension ProfileEditorViewController: ProfileEditorViewProtocol {
    func showName(_ name: String) {
        nameField.show(name)
    }

    func showNameError(_ text: String) {
        nameErrorLabel.text = text
    }

    func showMail(_ mail: String) {
        mailField.show(mail)
    }

    func showMailError(_ text: String) {
        mailErrorLabel.text = text
    }

    func showBiography(_ biography: String) {
        biographyField.show(biography)
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
        let alert = UIAlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.presenter.didConfirmDiscarding()
            }
        )
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
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
