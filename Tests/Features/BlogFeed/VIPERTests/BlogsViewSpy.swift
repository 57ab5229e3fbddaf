@testable internal import BlogFeedVIPER

final class BlogsViewSpy: BlogsViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showEmpty(String)
        case showRows
        case showFooter(String, canRetry: Bool)
        case hideFooter
        case reloadRows
        case showLikes(String, at: Int)
        case enableLike(Bool, at: Int)
        case showShares(String, at: Int)
        case showToast(String)
    }

    var calls: [Call] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEmpty(_ text: String) { calls.append(.showEmpty(text)) }
    func showRows() { calls.append(.showRows) }
    func hideFooter() { calls.append(.hideFooter) }
    func reloadRows() { calls.append(.reloadRows) }
    func showLikes(_ likes: String, at row: Int) { calls.append(.showLikes(likes, at: row)) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }

    func enableLike(_ isEnabled: Bool, at row: Int) {
        calls.append(.enableLike(isEnabled, at: row))
    }

    func showShares(_ shares: String, at row: Int) {
        calls.append(.showShares(shares, at: row))
    }

    func showFooter(_ text: String, canRetry: Bool) {
        calls.append(.showFooter(text, canRetry: canRetry))
    }
}
