internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileViewController: ViewController {
    private let store: Store<ProfileState, ProfileAction>
    /// The presented editor.
    private var editor: ProfileEditorViewController?
    private lazy var nameLabel = Label()
    private lazy var mailLabel = Label()
    private lazy var biographyLabel = Label()
    private lazy var newsletterLabel = Label()
    private lazy var editButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()

    init(store: Store<ProfileState, ProfileAction>) {
        self.store = store
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self) { $0.show($1) }
        store.send(.opened)
    }

    private func layOut() {
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(
            Action { [weak self] _ in self?.store.send(.editTapped) },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        let subviews = [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ]
        subviews.forEach(view.addSubview)
    }

    private func show(_ state: ProfileState) {
        nameLabel.text = state.name
        mailLabel.text = state.mail
        biographyLabel.text = state.biography
        newsletterLabel.text = state.newsletter
        show(state.content)
        show(state.editor)
    }

    private func show(_ content: ProfileState.Content) {
        editButton.isHidden = true
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.stopAnimating()
        switch content {
        case .loading:
            activityIndicator.startAnimating()
        case .failed(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .loaded:
            editButton.isHidden = false
        }
    }

    /// Presents the editor while the state has one.
    private func show(_ state: ProfileEditorState?) {
        guard let state else { return closeEditor() }
        let editor = editor ?? openEditor()
        editor.show(state)
    }

    private func openEditor() -> ProfileEditorViewController {
        let editor = ProfileEditorViewController { [store] in store.send(.editor($0)) }
        self.editor = editor
        present(editor, animated: true)
        return editor
    }

    private func closeEditor() {
        guard editor != nil else { return }
        editor = nil
        dismiss(animated: true)
    }
}
