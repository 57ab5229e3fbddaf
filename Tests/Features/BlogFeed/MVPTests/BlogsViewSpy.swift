@testable internal import Implementation

final class BlogsViewSpy: BlogsViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showEmpty(String)
        case showRows
        case showFooter(String, canRetry: Bool)
        case hideFooter
        case endRefreshing
        case reloadRows
        case showToast(String)
    }

    var calls: [Call] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEmpty(_ text: String) { calls.append(.showEmpty(text)) }
    func showRows() { calls.append(.showRows) }
    func hideFooter() { calls.append(.hideFooter) }
    func endRefreshing() { calls.append(.endRefreshing) }
    func reloadRows() { calls.append(.reloadRows) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }

    func showFooter(_ text: String, canRetry: Bool) {
        calls.append(.showFooter(text, canRetry: canRetry))
    }
}
