internal import Model

/// The people that the viewer follows. A change shows at once, and is undone if the request fails.
@MainActor
final class FollowState {
    var onChange: ((User.ID) -> Void)?
    var onFailure: ((String) -> Void)?

    private(set) var followedIDs: Set<User.ID>
    private var runningIDs: Set<User.ID> = []
    private let userService: any UserService

    init(people: [User], userService: any UserService) {
        followedIDs = Set(people.filter(\.isFollowed).map(\.id))
        self.userService = userService
    }

    /// Does nothing while a request for that person runs.
    func toggleFollow(of id: User.ID) {
        guard runningIDs.insert(id).inserted else { return }
        if followedIDs.contains(id) { unfollow(id) } else { follow(id) }
    }

    private func follow(_ id: User.ID) {
        setFollowed(true, of: id)
        userService.follow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return }
            self?.setFollowed(false, of: id)
            self?.onFailure?("Could not follow")
        }
    }

    private func unfollow(_ id: User.ID) {
        setFollowed(false, of: id)
        userService.unfollow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return }
            self?.setFollowed(true, of: id)
            self?.onFailure?("Could not unfollow")
        }
    }

    private func setFollowed(_ isFollowed: Bool, of id: User.ID) {
        if isFollowed { followedIDs.insert(id) } else { followedIDs.remove(id) }
        onChange?(id)
    }
}
