@testable internal import Implementation

final class DeskInteractorOutputSpy: DeskInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingGuest
        case didFetchGuest(GuestSummary)
        case didFailToFetchGuest
        #if CHANGES
            case didChangeGuest(GuestSummary)
        #endif
        // @for tap in taps
        // @if tap.asks
        case mustConfirmLeave(GuestSummary)
        // @end
        // @for outcome in tap.outcomes
        // @if outcome.tells
        case didSucceedAtPress
        // @end
        case didFailAtPress
        // @end
        // @end
        // @sample
        case didFailAtLeave
        // @end
    }

    var calls: [Call] = []

    func didBeginFetchingGuest() { calls.append(.didBeginFetchingGuest) }
    func didFetchGuest(_ guest: GuestSummary) { calls.append(.didFetchGuest(guest)) }
    func didFailToFetchGuest() { calls.append(.didFailToFetchGuest) }
    #if CHANGES
        func didChangeGuest(_ guest: GuestSummary) { calls.append(.didChangeGuest(guest)) }
    #endif
    // @for tap in taps
    // @if tap.asks
    func mustConfirmLeave(_ guest: GuestSummary) { calls.append(.mustConfirmLeave(guest)) }
    // @end
    // @for outcome in tap.outcomes
    // @if outcome.tells
    func didSucceedAtPress() { calls.append(.didSucceedAtPress) }
    // @end
    func didFailAtPress() { calls.append(.didFailAtPress) }
    // @end
    // @end
    // @sample
    func didFailAtLeave() { calls.append(.didFailAtLeave) }
    // @end
}
