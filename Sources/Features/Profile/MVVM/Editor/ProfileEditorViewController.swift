internal import AppSupport
internal import DataBinding
internal import HeadlessKit
internal import Profile

final class ProfileEditorViewController: UIViewController {
    private let viewModel: ProfileEditorViewModel
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

    init(viewModel: ProfileEditorViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        presentationController?.delegate = self
        layOut()
        bind()
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
        saveButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.save() },
            for: .touchUpInside
        )
        cancelButton.accessibilityIdentifier = ProfileElement.Editor.cancel
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.cancel() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.Editor.saving
        view.addStack(of: [
            nameField, nameErrorLabel, mailField, mailErrorLabel, biographyField,
            biographyCountLabel, newsletterSwitch, saveButton, cancelButton, activityIndicator,
        ])
    }

    private func bind() {
        nameField.bind(to: viewModel.name)
        mailField.bind(to: viewModel.mail)
        biographyField.bind(to: viewModel.biography)
        newsletterSwitch.bind(to: viewModel.receivesNewsletter)
        viewModel.nameError.bind(to: self) { $0.nameErrorLabel.text = $1 }
        viewModel.mailError.bind(to: self) { $0.mailErrorLabel.text = $1 }
        viewModel.biographyCount.bind(to: self) { $0.biographyCountLabel.text = $1 }
        viewModel.canSave.bind(to: self) { $0.saveButton.isEnabled = $1 }
        viewModel.isSaving.bind(to: self) { $0.showSaving($1) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
        viewModel.onDiscard = { [weak self] in self?.confirmDiscarding() }
        viewModel.onClose = { [weak self] in self?.dismiss(animated: true) }
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
        let alert = UIAlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.viewModel.discard()
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
