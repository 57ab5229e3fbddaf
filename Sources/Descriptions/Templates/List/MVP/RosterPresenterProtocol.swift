// @if FILTERS
internal import Roster

// @end
/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol RosterPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any GuestCellPresenterProtocol

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
        func willDisplayRow(at row: Int)
        func didTapRetryMore()
    #endif
    // @if ROUTE
    func didSelectRow(at row: Int)
    // @end
    // @for link in links
    func didTapPortrait(at row: Int)
    // @end
    #if CHANGES
        // @for action in confirmed
        func didConfirmHere(ofGuest id: Int)
        // @if action.isHeld
        func didCancelHere(ofGuest id: Int)
    // @end
    // @end
    #endif
}
