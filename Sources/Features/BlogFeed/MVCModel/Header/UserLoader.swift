internal import Model

/// The model object of a user: loads, follows and unfollows the user.
@MainActor
final class UserLoader {
    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The user has been loaded.
        case user(User)
        case isFollowed(Bool)
        case loadFailed, followFailed, unfollowFailed
    }

    var onEvent: ((Event) -> Void)?

    let userID: User.ID
    /// `nil` until the user has been loaded.
    private(set) var user: User?
    /// A Boolean value that states if the user can be followed or unfollowed: a request is not running.
    var canChangeFollow: Bool { user != nil && !isFollowRequestRunning }

    private let userService: any UserService
    private var isFollowRequestRunning = false

    init(userID: User.ID, userService: any UserService) {
        self.userID = userID
        self.userService = userService
    }

    func load() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user):
                self?.user = user
                self?.onEvent?(.user(user))
            case .failure:
                self?.onEvent?(.loadFailed)
            }
        }
    }

    func follow() {
        guard canChangeFollow else { return }
        beginFollowRequest(setting: true)
        userService.follow(userID: userID) { [weak self] result in
            self?.endFollowRequest(result, setting: true, failure: .followFailed)
        }
    }

    func unfollow() {
        guard canChangeFollow else { return }
        beginFollowRequest(setting: false)
        userService.unfollow(userID: userID) { [weak self] result in
            self?.endFollowRequest(result, setting: false, failure: .unfollowFailed)
        }
    }

    /// Changes the user before the service has replied.
    private func beginFollowRequest(setting isFollowed: Bool) {
        isFollowRequestRunning = true
        setFollowed(isFollowed)
    }

    /// Changes the user back if the request has failed.
    private func endFollowRequest(
        _ result: Result<Void, ServiceError>,
        setting isFollowed: Bool,
        failure: Event
    ) {
        isFollowRequestRunning = false
        guard case .failure = result else { return }
        setFollowed(!isFollowed)
        onEvent?(failure)
    }

    private func setFollowed(_ isFollowed: Bool) {
        user?.isFollowed = isFollowed
        onEvent?(.isFollowed(isFollowed))
    }
}
