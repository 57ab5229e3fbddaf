/// What the interactor answers.
@MainActor
protocol HeaderInteractorOutputProtocol: AnyObject {
    func didFetchUser(_ user: UserSummary)
    func didFailToFetchUser()
    func didChangeFollowed(_ isFollowed: Bool)
    /// Unfollowing has to be confirmed first.
    func mustConfirmUnfollowing(_ user: UserSummary)
    func didFailToFollow()
    func didFailToUnfollow()
}
