internal import Model

enum HeaderAction: Equatable {
    // The user
    case opened
    case iconTapped
    case followTapped

    // The effects
    case loaded(Result<User, ServiceError>)
    case unfollowConfirmed
    case followEnded(isSuccess: Bool)
    case unfollowEnded(isSuccess: Bool)
}
