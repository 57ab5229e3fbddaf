// @if FILTERS
internal import Roster

// @end
@testable internal import Implementation

final class RosterInteractorSpy: RosterInteractorProtocol {
    enum Call: Equatable {
        case fetchGuests
        case refreshGuests
        #if CHANGES
            // @for action in actions
            // @if action.asks
            case askHere(id: Int)
            // @end
            case toggleHere(id: Int)
            // @if action.asks && action.isHeld
            case cancelHere(id: Int)
        // @end
        // @end
        #endif
        // @for button in buttons
        case addGuest
        // @end
        #if FILTERS
            case choose(RosterFilter)
        #endif
        #if PAGES
            case fetchMoreGuests
            case retryFetchingMoreGuests
        #endif
    }

    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        var filter = RosterFilter.all
    #endif
    private(set) var calls: [Call] = []

    func fetchGuests() { calls.append(.fetchGuests) }
    func refreshGuests() { calls.append(.refreshGuests) }
    #if CHANGES
        // @for action in actions
        // @if action.asks
        func askHere(id: Int) { calls.append(.askHere(id: id)) }
        // @end
        func toggleHere(id: Int) { calls.append(.toggleHere(id: id)) }
        // @if action.asks && action.isHeld
        func cancelHere(id: Int) { calls.append(.cancelHere(id: id)) }
        // @end
        // @end
        // @sample
        func countScore(id: Int) {}
        func remove(id: Int) {}
    // @end
    #endif
    // @for button in buttons
    func addGuest() { calls.append(.addGuest) }
    // @end
    // @sample
    func restoreGuest() {}
    // @end
    #if FILTERS
        func choose(_ filter: RosterFilter) { calls.append(.choose(filter)) }
    #endif
    #if PAGES
        func fetchMoreGuests() { calls.append(.fetchMoreGuests) }
        func retryFetchingMoreGuests() { calls.append(.retryFetchingMoreGuests) }
    #endif
}
