/// What the interactor answers.
@MainActor
protocol HeaderInteractorOutputProtocol: AnyObject {
    func didFetchUser(_ user: UserSummary)
    func didFailToFetchUser()
    func didChangeFollowing(_ status: FollowStatus)
    func didFailToFollow()
    func didFailToUnfollow()
}
