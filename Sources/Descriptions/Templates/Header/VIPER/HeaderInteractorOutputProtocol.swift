/// The answers of the interactor.
@MainActor
protocol HeaderInteractorOutputProtocol: AnyObject {
    func didFetchGuest(_ guest: GuestSummary)
    func didFailToFetchGuest()
    // @if TOGGLES
    func didChangeGuest(_ guest: GuestSummary)
    // @end
    // @for toggle in toggles
    // @if toggle.asks
    /// The change needs confirmation first.
    func mustConfirmHere(_ guest: GuestSummary)
    // @end
    // @if toggle.failureVaries
    /// - Parameter guest: the value before the change.
    func didFailToChangeHere(_ guest: GuestSummary)
    // @else
    // | func didFailToChangeHere()
    // @end
    // @end
}
