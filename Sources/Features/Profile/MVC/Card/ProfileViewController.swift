internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class ProfileViewController: UIViewController {
    private let userID: User.ID
    private let profileService: any ProfileService
    private lazy var profileView = ProfileView()

    /// The shown profile; `nil` before one has arrived.
    private var profile: Profile?

    init(userID: User.ID, profileService: any ProfileService) {
        self.userID = userID
        self.profileService = profileService
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = profileView }

    override func viewDidLoad() {
        super.viewDidLoad()
        profileView.editButton.addAction(
            UIAction { [weak self] _ in self?.edit() },
            for: .touchUpInside
        )
        profileView.retryButton.addAction(
            UIAction { [weak self] _ in self?.loadProfile() },
            for: .touchUpInside
        )
        profileService.addObserver(self)
        loadProfile()
    }

    private func loadProfile() {
        profileView.showLoading()
        profileService.profile(userID: userID) { [weak self] result in
            // A change that was made elsewhere in the meantime is later than the reply.
            guard let self, profile == nil else { return }
            switch result {
            case .success(let profile): show(profile)
            case .failure: profileView.showError("Could not load the profile")
            }
        }
    }

    private func show(_ profile: Profile) {
        self.profile = profile
        profileView.nameLabel.text = TextFormat.name(profile.name)
        profileView.mailLabel.text = TextFormat.mail(profile.mail)
        profileView.biographyLabel.text = TextFormat.biography(profile.biography)
        profileView.newsletterLabel.text = TextFormat.newsletter(profile.receivesNewsletter)
        profileView.showEditButton()
    }

    private func edit() {
        guard let profile else { return }
        let editor = ProfileEditorViewController(profile: profile, profileService: profileService)
        editor.delegate = self
        present(editor, animated: true)
    }
}

extension ProfileViewController: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        show(profile)
    }
}

extension ProfileViewController: ProfileEditorViewControllerDelegate {
    func profileEditor(_ editor: ProfileEditorViewController, didSave profile: Profile) {
        show(profile)
    }
}
