internal import Model

enum HeaderAction: Equatable {
    // The user
    case opened
    case iconTapped
    case followTapped

    /// The view has shown the messages to the user.
    case messagesShown

    // The effects
    case loaded(Result<User, ServiceError>)
    case unfollowConfirmed
    case followEnded(isSuccess: Bool)
    case unfollowEnded(isSuccess: Bool)
}
