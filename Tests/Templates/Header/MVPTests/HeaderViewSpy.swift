@testable internal import Implementation

final class HeaderViewSpy: HeaderViewProtocol {
    enum Call: Equatable {
        // @for element in shown
        case showCaption(String)
        // @end
        // @sample
        case showPortrait(String)
        case showLeaveTitle(String)
        // @end
        // @for toggle in confirmed
        case confirmHere(String)
        // @end
        case showToast(String)
    }

    var calls: [Call] = []

    // @for element in shown
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @end
    // @sample
    func showPortrait(_ portrait: String) { calls.append(.showPortrait(portrait)) }
    func showLeaveTitle(_ leaveTitle: String) { calls.append(.showLeaveTitle(leaveTitle)) }
    // @end
    // @for toggle in confirmed
    func confirmHere(_ question: String) { calls.append(.confirmHere(question)) }
    // @end
    func showToast(_ text: String) { calls.append(.showToast(text)) }
}
