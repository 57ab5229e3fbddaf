enum BlogFeedAction: Equatable {
    case switchTapped
}
