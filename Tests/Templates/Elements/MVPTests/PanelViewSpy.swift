@testable internal import Implementation

final class PanelViewSpy: PanelViewProtocol {
    enum Call: Equatable {
        // @for label in labels
        case showCaption(String)
        // @end
        // @sample
        case showGauge(String)
        // @end
        // @for tap in limited
        case enableRaise(Bool)
        // @end
    }

    private(set) var calls: [Call] = []

    // @for label in labels
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @end
    // @sample
    func showGauge(_ gauge: String) { calls.append(.showGauge(gauge)) }
    // @end
    // @for tap in limited
    func enableRaise(_ isEnabled: Bool) { calls.append(.enableRaise(isEnabled)) }
    // @end
}
