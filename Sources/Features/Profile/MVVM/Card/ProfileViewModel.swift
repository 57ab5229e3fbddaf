internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of the card.
@MainActor
final class ProfileViewModel {
    /// The progress of loading.
    enum State: Equatable {
        case loading
        case failed(String)
        case loaded
    }

    let name = Bindable("")
    let mail = Bindable("")
    let biography = Bindable("")
    let newsletter = Bindable("")
    let state = Bindable(State.loading)
    var onEdit: ((Profile) -> Void)?

    private let userID: User.ID
    private let profileService: any ProfileService

    /// The shown profile; `nil` before one has arrived.
    private var profile: Profile?

    init(userID: User.ID, profileService: any ProfileService) {
        self.userID = userID
        self.profileService = profileService
    }

    /// Loads the profile, and from then on shows each change that is made elsewhere.
    func start() {
        profileService.addObserver(self)
        loadProfile()
    }

    func loadProfile() {
        state.value = .loading
        profileService.profile(userID: userID) { [weak self] result in
            // A change that was made elsewhere in the meantime is later than the reply.
            guard let self, profile == nil else { return }
            switch result {
            case .success(let profile): show(profile)
            case .failure: state.value = .failed("Could not load the profile")
            }
        }
    }

    func edit() {
        if let profile { onEdit?(profile) }
    }

    func show(_ profile: Profile) {
        self.profile = profile
        name.value = TextFormat.name(profile.name)
        mail.value = TextFormat.mail(profile.mail)
        biography.value = TextFormat.biography(profile.biography)
        newsletter.value = TextFormat.newsletter(profile.receivesNewsletter)
        state.value = .loaded
    }
}

extension ProfileViewModel: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        show(profile)
    }
}
