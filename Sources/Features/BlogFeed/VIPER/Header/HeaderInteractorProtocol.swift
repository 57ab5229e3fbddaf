/// The requests from the presenter to its interactor.
@MainActor
protocol HeaderInteractorProtocol {
    func fetchUser()
    func follow()
    func unfollow()
}
