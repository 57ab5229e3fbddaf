// @if FILTERS
internal import Roster

// @end
/// The requests from the presenter to its interactor.
@MainActor
protocol RosterInteractorProtocol {
    func fetchGuests()
    func refreshGuests()
    #if PAGES
        /// Fetches the next page, if there is one and the last request for it did not fail.
        func fetchMoreGuests()
        func retryFetchingMoreGuests()
    #endif
    #if FILTERS
        var filter: RosterFilter { get }
        func choose(_ filter: RosterFilter)
    #endif
    // @for button in buttons
    // @if button.isUndo
    func restoreGuest()
    // @else
    func addGuest()
    // @end
    // @end
    #if CHANGES
        // @for action in actions
        // @if action.asks
        func askHere(id: Int)
        // @end
        func toggleHere(id: Int)
        // @if action.asks && action.isHeld
        func cancelHere(id: Int)
        // @end
        // @end
        // @sample
        func countScore(id: Int)
        #if REMOVAL
            func remove(id: Int)
        #endif
    // @end
    #endif
}
