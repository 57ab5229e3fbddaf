/// The requests from the presenter of the card to its interactor.
@MainActor
protocol OfficeInteractorProtocol {
    // @if ANNOUNCES
    /// Fetches the guest, and from then on reports each change that is made elsewhere.
    func start()
    // @end
    func fetchGuest()
}
