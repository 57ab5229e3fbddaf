/// The answers of the interactor.
@MainActor
protocol DeskInteractorOutputProtocol: AnyObject {
    func didBeginFetchingGuest()
    func didFetchGuest(_ guest: GuestSummary)
    func didFailToFetchGuest()
    #if CHANGES
        func didChangeGuest(_ guest: GuestSummary)
    #endif
    // @for tap in taps
    // @if tap.asks
    /// The change needs confirmation first.
    func mustConfirmLeave(_ guest: GuestSummary)
    // @end
    // @for outcome in tap.outcomes
    // @if outcome.tells
    func didSucceedAtPress()
    // @end
    func didFailAtPress()
    // @end
    // @end
    // @sample
    func didFailAtLeave()
    // @end
}
