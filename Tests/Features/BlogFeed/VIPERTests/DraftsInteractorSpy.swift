@testable internal import Implementation

final class DraftsInteractorSpy: DraftsInteractorProtocol {
    enum Call: Equatable {
        case fetchDrafts
        case refreshDrafts
    }

    var calls: [Call] = []

    func fetchDrafts() { calls.append(.fetchDrafts) }
    func refreshDrafts() { calls.append(.refreshDrafts) }
}
