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
            // A change that was made elsewhere in the meantime is later than the reply.
            guard let self, !hasProfile else { return }
            switch result {
            case .success(let profile):
                report(profile)
            case .failure:
                output?.didFailToFetchProfile()
            }
        }
    }

    private func report(_ profile: Profile) {
        hasProfile = true
        output?.didReceiveProfile(summary(of: profile))
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
    func profileDidChange(_ profile: Profile) {
        report(profile)
    }
}
