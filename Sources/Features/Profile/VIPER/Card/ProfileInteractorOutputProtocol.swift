/// The answers of the interactor of the card.
@MainActor
protocol ProfileInteractorOutputProtocol: AnyObject {
    func didBeginFetchingProfile()
    /// The profile has loaded, or was changed elsewhere.
    func didReceiveProfile(_ profile: ProfileSummary)
    func didFailToFetchProfile()
}
