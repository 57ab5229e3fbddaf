@testable internal import Implementation

final class DeskInteractorSpy: DeskInteractorProtocol {
    enum Call: Equatable {
        case fetchGuest
        // @for tap in taps
        case press
        // @for outcome in tap.answers
        case confirmLeave
        // @end
        // @end
        // @sample
        case leave
        // @end
    }

    private(set) var calls: [Call] = []

    func fetchGuest() { calls.append(.fetchGuest) }
    // @for tap in taps
    func press() { calls.append(.press) }
    // @for outcome in tap.answers
    func confirmLeave() { calls.append(.confirmLeave) }
    // @end
    // @end
    // @sample
    func leave() { calls.append(.leave) }
    // @end
}
