@testable internal import Implementation

final class DraftsInteractorOutputSpy: DraftsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingDrafts
        case didFetchDrafts([DraftSummary])
        case didFailToFetchDrafts
        case didFailToRefreshDrafts
    }

    var calls: [Call] = []

    func didBeginFetchingDrafts() { calls.append(.didBeginFetchingDrafts) }
    func didFetchDrafts(_ drafts: [DraftSummary]) { calls.append(.didFetchDrafts(drafts)) }
    func didFailToFetchDrafts() { calls.append(.didFailToFetchDrafts) }
    func didFailToRefreshDrafts() { calls.append(.didFailToRefreshDrafts) }
}
