@testable internal import PanelVIPER

final class PanelInteractorSpy: PanelInteractorProtocol {
    enum Call: Equatable {
        // @for tap in requests
        case fetchGuest
        // @end
    }

    private(set) var calls: [Call] = []

    // @for tap in requests
    func fetchGuest() { calls.append(.fetchGuest) }
    // @end
}
