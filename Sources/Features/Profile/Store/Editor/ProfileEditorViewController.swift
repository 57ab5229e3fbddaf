internal import AppSupport
internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileEditorViewController: UIViewController {
    private let store: Store<ProfileState, ProfileAction>
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

    init(store: Store<ProfileState, ProfileAction>) {
        self.store = store
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
        observe(\.name) { $0.nameField.show($1) }
        observe(\.nameError) { $0.nameErrorLabel.text = $1 }
        observe(\.mail) { $0.mailField.show($1) }
        observe(\.mailError) { $0.mailErrorLabel.text = $1 }
        observe(\.biography) { $0.biographyField.show($1) }
        observe(\.biographyCount) { $0.biographyCountLabel.text = $1 }
        observe(\.receivesNewsletter) { $0.newsletterSwitch.isOn = $1 }
        observe(\.canSave) { $0.saveButton.isEnabled = $1 }
        observe(\.isSaving) { $0.showSaving($1) }
        observe(\.asksToDiscard) { editor, _ in editor.ask() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
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
                send(.nameEdited(nameField.text ?? ""))
            },
            for: .editingChanged
        )
        mailField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                send(.mailEdited(mailField.text ?? ""))
            },
            for: .editingChanged
        )
        biographyField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                send(.biographyEdited(biographyField.text ?? ""))
            },
            for: .editingChanged
        )
        newsletterSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                send(.newsletterEdited(newsletterSwitch.isOn))
            },
            for: .valueChanged
        )
        saveButton.addAction(
            UIAction { [weak self] _ in self?.send(.saveTapped) },
            for: .touchUpInside
        )
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.send(.cancelTapped) },
            for: .touchUpInside
        )
    }

    /// Observes a part of the form. A closed form keeps what it shows until it has disappeared.
    private func observe<Part: Equatable>(
        _ part: @escaping (ProfileEditorState) -> Part,
        _ show: @escaping (ProfileEditorViewController, Part) -> Void
    ) {
        store.observe(
            self,
            { $0.editor.map(part) },
            { editor, part in if let part { show(editor, part) } }
        )
    }

    private func send(_ action: ProfileEditorAction) {
        store.send(.editor(action))
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

    /// Asks the question of the state. UIKit presents only from a view in a window.
    private func ask() {
        guard presentedViewController == nil, view.window != nil else { return }
        if store.state.editor?.asksToDiscard == true { confirmDiscarding() }
    }

    private func confirmDiscarding() {
        let alert = UIAlertController(
            title: "Discard changes?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.send(.discardTapped)
            }
        )
        alert.addAction(
            UIAlertAction(title: "Keep editing", style: .cancel) { [weak self] _ in
                self?.send(.keepEditingTapped)
            }
        )
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
