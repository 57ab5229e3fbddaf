@testable internal import BlogFeedVIPER

final class DraftsInteractorSpy: DraftsInteractorProtocol {
    enum Call: Equatable {
        case fetchDrafts
        case refreshDrafts
    }

    var drafts: [DraftSummary] = []
    var calls: [Call] = []

    var draftCount: Int { drafts.count }
    func draft(at index: Int) -> DraftSummary { drafts[index] }

    func fetchDrafts() { calls.append(.fetchDrafts) }
    func refreshDrafts() { calls.append(.refreshDrafts) }
}
