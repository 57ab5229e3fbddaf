@testable internal import Implementation

final class RosterInteractorOutputSpy: RosterInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingGuests
        case didFetchGuests
        case didFailToFetchGuests
        case didFailToRefreshGuests
        #if FILTERS || REMOVAL
            case didEndFetchingGuests
        #endif
        #if PAGES
            #if !REMOVAL
                case didFetchMoreGuests
            #endif
            case didChangePaging(PagingSummary)
        #endif
        #if CHANGES
            // @if SHOWS
            case didUpdateGuest(GuestSummary)
            // @end
            // @for action in confirmed
            case mustConfirmHere(of: GuestSummary)
            // @end
            // @for action in toggles
            case didFailToChangeHere
            // @end
            // @for action in counts
            // @if action.tells
            case didCountScore
            // @end
            case didFailToCountScore
            // @end
            // @for action in removal
            // @if action.tells
            case didRemove
            // @end
            case didFailToRemove
        // @end
        #endif
        // @for button in buttons
        // @if button.isUndo
        case didFailToRestore
        case didEnableRecall(Bool)
        // @else
        case didFailToAdd
        // @end
        // @end
    }

    /// The listed guests, in order.
    private(set) var guests: [GuestSummary] = []
    #if PAGES && REMOVAL
        private(set) var hasMore = false
    #endif
    var calls: [Call] = []

    #if PAGES && REMOVAL
        var isEmpty: Bool { guests.isEmpty && !hasMore }
    #else
        var isEmpty: Bool { guests.isEmpty }
    #endif

    func didBeginFetchingGuests() { calls.append(.didBeginFetchingGuests) }
    #if PAGES && REMOVAL
        func didFetchGuests(_ guests: [GuestSummary], hasMore: Bool) {
            self.guests = guests
            self.hasMore = hasMore
            calls.append(.didFetchGuests)
        }
    #else
        func didFetchGuests(_ guests: [GuestSummary]) {
            self.guests = guests
            calls.append(.didFetchGuests)
        }
    #endif
    func didFailToFetchGuests() { calls.append(.didFailToFetchGuests) }
    func didFailToRefreshGuests() { calls.append(.didFailToRefreshGuests) }
    #if FILTERS || REMOVAL
        func didEndFetchingGuests() { calls.append(.didEndFetchingGuests) }
    #endif
    #if PAGES
        #if !REMOVAL
            func didFetchMoreGuests(_ guests: [GuestSummary]) {
                self.guests += guests
                calls.append(.didFetchMoreGuests)
            }
        #endif
        func didChangePaging(_ paging: PagingSummary) { calls.append(.didChangePaging(paging)) }
    #endif
    #if CHANGES
        // @if SHOWS
        func didUpdateGuest(_ guest: GuestSummary) {
            if let index = guests.firstIndex(where: { $0.id == guest.id }) {
                guests[index] = guest
            }
            calls.append(.didUpdateGuest(guest))
        }
        // @end
        // @for action in confirmed
        func mustConfirmHere(of guest: GuestSummary) { calls.append(.mustConfirmHere(of: guest)) }
        // @end
        // @for action in toggles
        func didFailToChangeHere() { calls.append(.didFailToChangeHere) }
        // @end
        // @for action in counts
        // @if action.tells
        func didCountScore() { calls.append(.didCountScore) }
        // @end
        func didFailToCountScore() { calls.append(.didFailToCountScore) }
        // @end
        // @for action in removal
        // @if action.tells
        func didRemove() { calls.append(.didRemove) }
        // @end
        func didFailToRemove() { calls.append(.didFailToRemove) }
    // @end
    #endif
    // @for button in buttons
    // @if button.isUndo
    func didFailToRestore() { calls.append(.didFailToRestore) }
    func didEnableRecall(_ isEnabled: Bool) { calls.append(.didEnableRecall(isEnabled)) }
    // @else
    func didFailToAdd() { calls.append(.didFailToAdd) }
    // @end
    // @end
}
