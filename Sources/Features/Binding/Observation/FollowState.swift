internal import Model
internal import Observation

/// The people that the viewer follows. A change shows at once, and is undone if the request fails.
@MainActor
@Observable
final class FollowState {
    private(set) var followedIDs: Set<User.ID>
    /// The messages of failed requests that were not shown yet. Observation delivers state and no
    /// events, so they are state.
    private var failures: [String] = []
    @ObservationIgnored private var runningIDs: Set<User.ID> = []
    @ObservationIgnored private let userService: any UserService

    init(people: [User], userService: any UserService) {
        followedIDs = Set(people.filter(\.isFollowed).map(\.id))
        self.userService = userService
    }

    /// Does nothing while a request for that person runs.
    func toggleFollow(of id: User.ID) {
        guard runningIDs.insert(id).inserted else { return }
        if followedIDs.contains(id) { unfollow(id) } else { follow(id) }
    }

    func takeFailures() -> [String] {
        defer { failures = [] }
        return failures
    }

    private func follow(_ id: User.ID) {
        setFollowed(true, of: id)
        userService.follow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return }
            self?.setFollowed(false, of: id)
            self?.failures.append("Could not follow")
        }
    }

    private func unfollow(_ id: User.ID) {
        setFollowed(false, of: id)
        userService.unfollow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return }
            self?.setFollowed(true, of: id)
            self?.failures.append("Could not unfollow")
        }
    }

    private func setFollowed(_ isFollowed: Bool, of id: User.ID) {
        if isFollowed { followedIDs.insert(id) } else { followedIDs.remove(id) }
    }
}
