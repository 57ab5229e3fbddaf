@testable internal import Implementation

final class DraftsRouterSpy: DraftsRouterProtocol {
    enum Call: Equatable {
        case openDraft(id: Int)
    }

    private(set) var calls: [Call] = []

    func openDraft(id: Int) { calls.append(.openDraft(id: id)) }
}
