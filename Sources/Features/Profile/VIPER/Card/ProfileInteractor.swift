internal import Model

final class ProfileInteractor: ProfileInteractorProtocol {
    weak var output: (any ProfileInteractorOutputProtocol)?

    private let userID: User.ID
    private let profileService: any ProfileService
    private var hasProfile = false

    init(userID: User.ID, profileService: any ProfileService) {
        self.userID = userID
        self.profileService = profileService
    }

    func start() {
        profileService.addObserver(self)
        fetchProfile()
    }

    func fetchProfile() {
        output?.didBeginFetchingProfile()
        profileService.profile(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let profile):
                hasProfile = true
                output?.didReceiveProfile(summary(of: profile))
            case .failure:
                output?.didFailToFetchProfile()
            }
        }
    }

    private func summary(of profile: Profile) -> ProfileSummary {
        ProfileSummary(
            id: profile.id,
            name: profile.name,
            mail: profile.mail,
            biography: profile.biography,
            receivesNewsletter: profile.receivesNewsletter
        )
    }
}

extension ProfileInteractor: ProfileObserver {
    /// Before the profile has loaded, the change is ignored, because the reply contains it.
    func profileDidChange(_ profile: Profile) {
        if hasProfile { output?.didReceiveProfile(summary(of: profile)) }
    }
}
