@testable internal import CommentsVIPER

final class CommentsViewSpy: CommentsViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showEmpty(String)
        case showRows
        case showFooter(String, canRetry: Bool)
        case hideFooter
        case reloadRows
        case updateRowHeights
        case showTime(String, at: Int)
        case showFavours(String, at: Int)
        case enableFavour(Bool, at: Int)
        case showToast(String)
    }

    var calls: [Call] = []
    var visibleRows: [Int] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEmpty(_ text: String) { calls.append(.showEmpty(text)) }
    func showRows() { calls.append(.showRows) }
    func hideFooter() { calls.append(.hideFooter) }
    func reloadRows() { calls.append(.reloadRows) }
    func updateRowHeights() { calls.append(.updateRowHeights) }
    func showTime(_ time: String, at row: Int) { calls.append(.showTime(time, at: row)) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }

    func showFavours(_ favours: String, at row: Int) {
        calls.append(.showFavours(favours, at: row))
    }

    func enableFavour(_ isEnabled: Bool, at row: Int) {
        calls.append(.enableFavour(isEnabled, at: row))
    }

    func showFooter(_ text: String, canRetry: Bool) {
        calls.append(.showFooter(text, canRetry: canRetry))
    }
}
