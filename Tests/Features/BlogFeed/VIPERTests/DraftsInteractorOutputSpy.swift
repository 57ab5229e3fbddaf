@testable internal import BlogFeedVIPER

final class DraftsInteractorOutputSpy: DraftsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingDrafts
        case didFetchDrafts
        case didFailToFetchDrafts
        case didFailToRefreshDrafts
    }

    var calls: [Call] = []

    func didBeginFetchingDrafts() { calls.append(.didBeginFetchingDrafts) }
    func didFetchDrafts() { calls.append(.didFetchDrafts) }
    func didFailToFetchDrafts() { calls.append(.didFailToFetchDrafts) }
    func didFailToRefreshDrafts() { calls.append(.didFailToRefreshDrafts) }
}
