/// The follow state of the user that the interactor passes to the presenter.
enum FollowSummary: Equatable {
    case notFollowed
    /// The request to follow is running.
    case following
    case followed
    /// The request to unfollow is running.
    case unfollowing
}
