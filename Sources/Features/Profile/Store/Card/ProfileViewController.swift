internal import AppSupport
internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileViewController: UIViewController {
    private let store: Store<ProfileState, ProfileAction>
    /// The presented editor.
    private(set) var editor: ProfileEditorViewController?
    private lazy var nameLabel = UILabel()
    private lazy var mailLabel = UILabel()
    private lazy var biographyLabel = UILabel()
    private lazy var newsletterLabel = UILabel()
    private lazy var editButton = UIButton(type: .system)
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)

    init(store: Store<ProfileState, ProfileAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self, \.name) { $0.nameLabel.text = $1 }
        store.observe(self, \.mail) { $0.mailLabel.text = $1 }
        store.observe(self, \.biography) { $0.biographyLabel.text = $1 }
        store.observe(self, \.newsletter) { $0.newsletterLabel.text = $1 }
        store.observe(self, \.content) { $0.show($1) }
        store.observe(self, \.showsEditor) { $0.showEditor($1) }
        store.send(.opened)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // An editor of a restored state can be presented only now.
        showEditor(store.state.showsEditor)
    }

    private func layOut() {
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.editTapped) },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        view.addStack(of: [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ])
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

    /// Presents the editor while the state has one. UIKit presents only from a view in a window.
    private func showEditor(_ showsEditor: Bool) {
        guard view.window != nil else { return }
        if showsEditor { openEditor() } else { closeEditor() }
    }

    private func openEditor() {
        guard editor == nil else { return }
        let editor = ProfileEditorViewController(store: store)
        self.editor = editor
        present(editor, animated: true)
    }

    private func closeEditor() {
        guard editor != nil else { return }
        editor = nil
        dismiss(animated: true)
    }
}
