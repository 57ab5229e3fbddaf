internal import Model

enum PlansAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled
    case planTapped(PlanState.ID)

    /// The view has shown the messages to the user.
    case messagesShown

    // The effects
    case loaded(Result<[Plan], ServiceError>)
    case refreshed(Result<[Plan], ServiceError>)
}
