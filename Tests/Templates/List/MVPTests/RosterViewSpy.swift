// @if FILTERS
internal import Roster

// @end
@testable internal import Implementation

final class RosterViewSpy: RosterViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showEmpty(String)
        case showRows
        case endRefreshing
        case reloadRows
        // @for total in totals
        case showTotal(String)
        // @end
        #if FILTERS
            case showFilter(RosterFilter)
        #endif
        // @for button in undo
        case enableRecall(Bool)
        // @end
        #if PAGES
            case showFooter(String, canRetry: Bool)
            case hideFooter
        #endif
        #if CHANGES
            // @for action in confirmed
            case confirmHere(String, ofGuest: Int)
        // @end
        #endif
        #if CHANGES
            // @if SHOWS && VIPER
            #if VIPER
                case updateRow(GuestRow)
            #endif
        // @end
        #endif
        case showToast(String)
    }

    var calls: [Call] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEmpty(_ text: String) { calls.append(.showEmpty(text)) }
    func showRows() { calls.append(.showRows) }
    func endRefreshing() { calls.append(.endRefreshing) }
    func reloadRows() { calls.append(.reloadRows) }
    // @for total in totals
    func showTotal(_ total: String) { calls.append(.showTotal(total)) }
    // @end
    #if FILTERS
        func showFilter(_ filter: RosterFilter) { calls.append(.showFilter(filter)) }
    #endif
    // @for button in undo
    func enableRecall(_ isEnabled: Bool) { calls.append(.enableRecall(isEnabled)) }
    // @end
    #if PAGES
        func showFooter(_ text: String, canRetry: Bool) {
            calls.append(.showFooter(text, canRetry: canRetry))
        }
        func hideFooter() { calls.append(.hideFooter) }
    #endif
    #if CHANGES
        // @for action in confirmed
        func confirmHere(_ question: String, ofGuest id: Int) {
            calls.append(.confirmHere(question, ofGuest: id))
        }
    // @end
    #endif
    #if CHANGES
        // @if SHOWS && VIPER
        #if VIPER
            func updateRow(_ row: GuestRow) { calls.append(.updateRow(row)) }
        #endif
    // @end
    #endif
    func showToast(_ text: String) { calls.append(.showToast(text)) }
}
