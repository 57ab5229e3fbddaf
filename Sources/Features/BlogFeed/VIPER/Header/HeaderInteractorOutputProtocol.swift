/// The answers of the interactor.
@MainActor
protocol HeaderInteractorOutputProtocol: AnyObject {
    func didFetchUser(_ user: UserSummary)
    func didFailToFetchUser()
    func didChangeFollowState(_ followState: FollowSummary)
    func didFailToFollow()
    func didFailToUnfollow()
}
