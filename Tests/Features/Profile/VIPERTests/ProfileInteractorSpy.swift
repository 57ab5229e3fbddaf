@testable internal import Implementation

final class ProfileInteractorSpy: ProfileInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchProfile
    }

    var calls: [Call] = []

    func start() { calls.append(.start) }
    func fetchProfile() { calls.append(.fetchProfile) }
}
