// @if FILTERS
internal import Roster

// @end
/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol RosterPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> GuestRow

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    #if FILTERS
        func didChoose(_ filter: RosterFilter)
    #endif
    // @for button in buttons
    func didTapInvite()
    // @end
    // @sample
    func didTapRecall()
    // @end
    #if PAGES
        func willDisplayRow(id: Int)
        func didTapRetryMore()
    #endif
    // @if ROUTE
    func didSelectRow(id: Int)
    // @end
    // @for link in links
    func didTapPortrait(pageID id: Int)
    // @end
    #if CHANGES
        // @for action in actions
        func didTapLeave(id: Int)
        // @end
        // @for action in confirmed
        func didConfirmHere(ofGuest id: Int)
        // @if action.isHeld
        func didCancelHere(ofGuest id: Int)
    // @end
    // @end
    #endif
}
