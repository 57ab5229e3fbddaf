@testable internal import Implementation

final class ProfileInteractorOutputSpy: ProfileInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingProfile
        case didReceiveProfile(ProfileSummary)
        case didFailToFetchProfile
    }

    var calls: [Call] = []

    func didBeginFetchingProfile() { calls.append(.didBeginFetchingProfile) }
    func didFailToFetchProfile() { calls.append(.didFailToFetchProfile) }

    func didReceiveProfile(_ profile: ProfileSummary) {
        calls.append(.didReceiveProfile(profile))
    }
}
