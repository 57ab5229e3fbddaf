@testable internal import Implementation

final class DeskViewSpy: DeskViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showContent
        // @for element in varying
        // @if element.isLabel
        case showCaption(String)
        // @else
        case showLeaveTitle(String)
        // @end
        // @end
        // @for tap in conditioned
        case enablePress(Bool)
        // @end
        // @for element in conditional
        case hideGuide(Bool)
        // @end
        // @for tap in confirmed
        case confirmLeave(String)
        // @end
        case showToast(String)
    }

    var calls: [Call] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showContent() { calls.append(.showContent) }
    // @for element in varying
    // @if element.isLabel
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @else
    func showLeaveTitle(_ leaveTitle: String) { calls.append(.showLeaveTitle(leaveTitle)) }
    // @end
    // @end
    // @for tap in conditioned
    func enablePress(_ isEnabled: Bool) { calls.append(.enablePress(isEnabled)) }
    // @end
    // @for element in conditional
    func hideGuide(_ isHidden: Bool) { calls.append(.hideGuide(isHidden)) }
    // @end
    // @for tap in confirmed
    func confirmLeave(_ question: String) { calls.append(.confirmLeave(question)) }
    // @end
    func showToast(_ text: String) { calls.append(.showToast(text)) }
}
