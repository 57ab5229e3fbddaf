internal import Model

/// The people that the viewer follows. A change shows at once, and is undone if the request fails.
@MainActor
final class FollowState {
    private(set) var followedIDs: Set<User.ID>
    private var runningIDs: Set<User.ID> = []
    private let userService: any UserService

    init(people: [User], userService: any UserService) {
        followedIDs = Set(people.filter(\.isFollowed).map(\.id))
        self.userService = userService
    }

    /// Does nothing while a request for that person runs.
    ///
    /// - Parameter reply: Called with the error message, or `nil`, when the service has replied.
    func toggleFollow(of id: User.ID, reply: @escaping (String?) -> Void) {
        guard runningIDs.insert(id).inserted else { return }
        if followedIDs.contains(id) { unfollow(id, reply: reply) } else { follow(id, reply: reply) }
    }

    private func follow(_ id: User.ID, reply: @escaping (String?) -> Void) {
        setFollowed(true, of: id)
        userService.follow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return reply(nil) }
            self?.setFollowed(false, of: id)
            reply("Could not follow")
        }
    }

    private func unfollow(_ id: User.ID, reply: @escaping (String?) -> Void) {
        setFollowed(false, of: id)
        userService.unfollow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return reply(nil) }
            self?.setFollowed(true, of: id)
            reply("Could not unfollow")
        }
    }

    private func setFollowed(_ isFollowed: Bool, of id: User.ID) {
        if isFollowed { followedIDs.insert(id) } else { followedIDs.remove(id) }
    }
}
