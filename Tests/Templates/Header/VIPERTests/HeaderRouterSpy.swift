// @if LEADS

@testable internal import Implementation

final class HeaderRouterSpy: HeaderRouterProtocol {
    enum Call: Equatable {
        // @for page in pages
        case openHost(id: Int)
        // @end
    }

    private(set) var calls: [Call] = []

    // @for page in pages
    func openHost(id: Int) { calls.append(.openHost(id: id)) }
    // @end
}
// @end
