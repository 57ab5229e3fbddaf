// @if FILTERS
internal import Roster

// @end
/// The calls from the presenter to its view.
@MainActor
protocol RosterViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showEmpty(_ text: String)
    func showRows()
    func endRefreshing()
    func reloadRows()
    // @for total in totals
    func showTotal(_ total: String)
    // @end
    #if FILTERS
        func showFilter(_ filter: RosterFilter)
    #endif
    // @for button in undo
    func enableRecall(_ isEnabled: Bool)
    // @end
    #if PAGES
        func showFooter(_ text: String, canRetry: Bool)
        func hideFooter()
    #endif
    #if CHANGES
        #if VIPER
            // @if SHOWS
            /// Shows the new display values of a row, if it is visible.
            func updateRow(_ row: GuestRow)
        // @end
        #endif
        // @for action in confirmed
        func confirmHere(_ question: String, ofGuest id: Int)
    // @end
    #endif
    func showToast(_ text: String)
}
