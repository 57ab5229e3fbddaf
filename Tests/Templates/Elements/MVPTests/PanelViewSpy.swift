@testable internal import PanelMVP

final class PanelViewSpy: PanelViewProtocol {
    enum Call: Equatable {
        // @for label in labels
        case showCaption(String)
        // @end
    }

    private(set) var calls: [Call] = []

    // @for label in labels
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @end
}
