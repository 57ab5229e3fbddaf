/// The requests from the presenter of the card to its interactor.
@MainActor
protocol ProfileInteractorProtocol {
    /// Fetches the profile, and from then on reports each change that is made elsewhere.
    func start()
    func fetchProfile()
}
