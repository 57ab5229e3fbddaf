/// The answers of the interactor of the card.
@MainActor
protocol OfficeInteractorOutputProtocol: AnyObject {
    func didBeginFetchingGuest()
    // @if ANNOUNCES
    /// The guest has loaded, or was changed elsewhere after that.
    // @end
    func didReceiveGuest(_ guest: GuestSummary)
    func didFailToFetchGuest()
}
