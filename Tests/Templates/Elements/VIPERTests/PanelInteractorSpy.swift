@testable internal import Implementation

final class PanelInteractorSpy: PanelInteractorProtocol {
    enum Call: Equatable {
        // @if FOLLOWS
        case fetchState
        // @end
        // @for tap in requests
        case fetchGuest
        // @end
    }

    private(set) var calls: [Call] = []

    // @if FOLLOWS
    func fetchState() { calls.append(.fetchState) }
    // @end
    // @for tap in requests
    func fetchGuest() { calls.append(.fetchGuest) }
    // @end
}
