/// What the presenter asks its interactor.
@MainActor
protocol HeaderInteractorProtocol {
    func fetchUser()
    func toggleFollow()
    func unfollow()
}
