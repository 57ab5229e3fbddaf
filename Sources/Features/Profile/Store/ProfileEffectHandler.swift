internal import Model

/// Performs the effects with the service of the screen.
@MainActor
final class ProfileEffectHandler {
    private let userID: User.ID
    private let profileService: any ProfileService
    private let onMessage: (String) -> Void
    private var onChange: ((Profile) -> Void)?

    init(
        userID: User.ID,
        profileService: any ProfileService,
        onMessage: @escaping (String) -> Void
    ) {
        self.userID = userID
        self.profileService = profileService
        self.onMessage = onMessage
    }

    func perform(_ effect: ProfileEffect, send: @escaping @MainActor (ProfileAction) -> Void) {
        switch effect {
        case .followChanges:
            onChange = { send(.changedElsewhere($0)) }
            profileService.addObserver(self)
        case .load: profileService.profile(userID: userID) { send(.loaded($0)) }
        case .editor(.save(let profile, let original)):
            profileService.save(profile, editedFrom: original) { send(.editor(.saved($0))) }
        case .editor(.close(let saved)): send(.editorClosed(saved: saved))
        case .editor(.showMessage(let text)): onMessage(text)
        }
    }
}

extension ProfileEffectHandler: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        onChange?(profile)
    }
}
