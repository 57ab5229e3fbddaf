internal import BlogFeed
internal import Model

/// Performs the effects with the service of the module.
@MainActor
struct HeaderEffectHandler {
    let userID: User.ID
    let userService: any UserService
    let onMessage: (String) -> Void
    let onSelectUser: (User.ID) -> Void
    let onUnfollow: UnfollowHandler

    func perform(_ effect: HeaderEffect, send: @escaping @MainActor (HeaderAction) -> Void) {
        switch effect {
        case .load: userService.user(id: userID) { send(.loaded($0)) }
        case .openUser: onSelectUser(userID)
        case .confirmUnfollow(let name): onUnfollow(name) { send(.unfollowConfirmed) }
        case .follow:
            userService.follow(userID: userID) { send(.followEnded(isSuccess: $0.isSuccess)) }
        case .unfollow:
            userService.unfollow(userID: userID) { send(.unfollowEnded(isSuccess: $0.isSuccess)) }
        case .showMessage(let text): onMessage(text)
        }
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}
