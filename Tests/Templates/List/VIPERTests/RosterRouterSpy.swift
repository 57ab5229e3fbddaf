// @if LEADS

@testable internal import Implementation

final class RosterRouterSpy: RosterRouterProtocol {
    enum Call: Equatable {
        // @if ROUTE
        case openGuest(id: Int)
        // @end
        // @for page in pages
        case openHost(id: Int)
        // @end
    }

    private(set) var calls: [Call] = []

    // @if ROUTE
    func openGuest(id: Int) { calls.append(.openGuest(id: id)) }
    // @end
    // @for page in pages
    func openHost(id: Int) { calls.append(.openHost(id: id)) }
    // @end
}
// @end
