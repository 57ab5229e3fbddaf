@testable internal import Implementation

final class GuestCellSpy: GuestCellProtocol {
    enum Call: Equatable {
        // @for element in elements
        case showCaption(String)
        // @end
        // @for action in enabling
        case enablePraise(Bool)
        // @end
    }

    var calls: [Call] = []

    // @for element in elements
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @end
    // @sample
    func showPortrait(_ portrait: String) {}
    func showLeave(_ leave: String) {}
    // @end
    // @for action in enabling
    func enablePraise(_ isEnabled: Bool) { calls.append(.enablePraise(isEnabled)) }
    // @end
}
