@testable internal import Implementation

final class HeaderInteractorOutputSpy: HeaderInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchGuest(GuestSummary)
        case didFailToFetchGuest
        // @if TOGGLES
        case didChangeGuest(GuestSummary)
        // @end
        // @for toggle in toggles
        // @if toggle.asks
        case mustConfirmHere(GuestSummary)
        // @end
        // @if toggle.failureVaries
        case didFailToChangeHere(GuestSummary)
        // @else
        // | case didFailToChangeHere
        // @end
        // @end
    }

    var calls: [Call] = []

    func didFetchGuest(_ guest: GuestSummary) { calls.append(.didFetchGuest(guest)) }
    func didFailToFetchGuest() { calls.append(.didFailToFetchGuest) }
    // @if TOGGLES
    func didChangeGuest(_ guest: GuestSummary) { calls.append(.didChangeGuest(guest)) }
    // @end
    // @for toggle in toggles
    // @if toggle.asks
    func mustConfirmHere(_ guest: GuestSummary) { calls.append(.mustConfirmHere(guest)) }
    // @end
    // @if toggle.failureVaries
    func didFailToChangeHere(_ guest: GuestSummary) { calls.append(.didFailToChangeHere(guest)) }
    // @else
    // | func didFailToChangeHere() { calls.append(.didFailToChangeHere) }
    // @end
    // @end
}
