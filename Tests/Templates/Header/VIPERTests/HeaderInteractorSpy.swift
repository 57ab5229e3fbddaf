@testable internal import Implementation

final class HeaderInteractorSpy: HeaderInteractorProtocol {
    enum Call: Equatable {
        case fetchGuest
        // @for toggle in toggles
        case toggleHere
        // @if toggle.asks
        case confirmHere
        // @end
        // @end
    }

    private(set) var calls: [Call] = []

    func fetchGuest() { calls.append(.fetchGuest) }
    // @for toggle in toggles
    func toggleHere() { calls.append(.toggleHere) }
    // @if toggle.asks
    func confirmHere() { calls.append(.confirmHere) }
    // @end
    // @end
}
