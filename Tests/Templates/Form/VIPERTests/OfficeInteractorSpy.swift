@testable internal import Implementation

final class OfficeInteractorSpy: OfficeInteractorProtocol {
    enum Call: Equatable {
        // @if ANNOUNCES
        case start
        // @end
        case fetchGuest
    }

    private(set) var calls: [Call] = []

    // @if ANNOUNCES
    func start() { calls.append(.start) }
    // @end
    func fetchGuest() { calls.append(.fetchGuest) }
}
