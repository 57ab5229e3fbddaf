internal import Foundation
internal import Model

/// The people that the viewer follows. A change shows at once, and is undone if the request fails.
@MainActor
final class FollowState {
    /// Posted by a state when the viewer follows or unfollows a person, whose id is the value of ``idKey``.
    nonisolated static let didChange = Notification.Name("FollowStateDidChange")
    /// Posted by a state when a request has failed; ``textKey`` contains the message.
    nonisolated static let didFail = Notification.Name("FollowStateDidFail")
    nonisolated static let idKey = "id"
    nonisolated static let textKey = "text"

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
            self?.postFailure("Could not follow")
        }
    }

    private func unfollow(_ id: User.ID) {
        setFollowed(false, of: id)
        userService.unfollow(userID: id) { [weak self] result in
            self?.runningIDs.remove(id)
            guard case .failure = result else { return }
            self?.setFollowed(true, of: id)
            self?.postFailure("Could not unfollow")
        }
    }

    private func setFollowed(_ isFollowed: Bool, of id: User.ID) {
        if isFollowed { followedIDs.insert(id) } else { followedIDs.remove(id) }
        NotificationCenter.default.post(
            name: Self.didChange,
            object: self,
            userInfo: [Self.idKey: id]
        )
    }

    private func postFailure(_ text: String) {
        NotificationCenter.default.post(
            name: Self.didFail,
            object: self,
            userInfo: [Self.textKey: text]
        )
    }
}
