internal import Model
internal import ModelFormatting

final class ProfilePresenter: ProfilePresenterProtocol {
    weak var view: (any ProfileViewProtocol)?
    var onEdit: ((Profile) -> Void)?

    private let userID: User.ID
    private let profileService: any ProfileService

    /// The shown profile; `nil` before one has arrived.
    private var profile: Profile?

    init(userID: User.ID, profileService: any ProfileService) {
        self.userID = userID
        self.profileService = profileService
    }

    func viewDidLoad() {
        profileService.addObserver(self)
        loadProfile()
    }

    func didTapEdit() {
        if let profile { onEdit?(profile) }
    }

    func didTapRetry() {
        loadProfile()
    }

    private func loadProfile() {
        view?.showLoading()
        profileService.profile(userID: userID) { [weak self] result in
            // A change that was made elsewhere in the meantime is later than the reply.
            guard let self, profile == nil else { return }
            switch result {
            case .success(let profile): show(profile)
            case .failure: view?.showError("Could not load the profile")
            }
        }
    }

    func show(_ profile: Profile) {
        self.profile = profile
        view?.showName(TextFormat.name(profile.name))
        view?.showMail(TextFormat.mail(profile.mail))
        view?.showBiography(TextFormat.biography(profile.biography))
        view?.showNewsletter(TextFormat.newsletter(profile.receivesNewsletter))
        view?.showEditButton()
    }
}

extension ProfilePresenter: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        show(profile)
    }
}
