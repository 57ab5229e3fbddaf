/// The answers of the interactor.
@MainActor
protocol RosterInteractorOutputProtocol: AnyObject {
    func didBeginFetchingGuests()
    /// The guests replace all listed guests.
    #if PAGES && REMOVAL
        func didFetchGuests(_ guests: [GuestSummary], hasMore: Bool)
    #else
        func didFetchGuests(_ guests: [GuestSummary])
    #endif
    func didFailToFetchGuests()
    func didFailToRefreshGuests()
    #if FILTERS || REMOVAL
        /// A request for the guests has ended. Its result follows.
        func didEndFetchingGuests()
    #endif
    #if PAGES
        #if !REMOVAL
            /// The guests follow the last listed guest.
            func didFetchMoreGuests(_ guests: [GuestSummary])
        #endif
        func didChangePaging(_ paging: PagingSummary)
    #endif
    #if CHANGES
        // @if SHOWS
        func didUpdateGuest(_ guest: GuestSummary)
        // @end
        // @for action in confirmed
        /// The change needs confirmation first.
        func mustConfirmHere(of guest: GuestSummary)
        // @end
        // @for action in removal
        // @if action.tells
        func didRemove()
        // @end
        func didFailToRemove()
        // @end
        // @for action in toggles
        func didFailToChangeHere()
        // @end
        // @for action in counts
        // @if action.tells
        func didCountScore()
        // @end
        func didFailToCountScore()
    // @end
    #endif
    // @for button in buttons
    // @if button.isUndo
    func didFailToRestore()
    func didEnableRecall(_ isEnabled: Bool)
    // @else
    func didFailToAdd()
    // @end
    // @end
}
