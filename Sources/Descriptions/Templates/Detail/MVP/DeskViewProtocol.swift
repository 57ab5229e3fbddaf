/// The calls from the presenter to its view.
@MainActor
protocol DeskViewProtocol: AnyObject {
    func showLoading()
    func showError(_ text: String)
    func showContent()
    // @for element in varying
    // @if element.isLabel
    func showCaption(_ caption: String)
    // @else
    func showLeaveTitle(_ leaveTitle: String)
    // @end
    // @end
    // @for tap in conditioned
    func enablePress(_ isEnabled: Bool)
    // @end
    // @for element in conditional
    func hideGuide(_ isHidden: Bool)
    // @end
    // @for tap in confirmed
    func confirmLeave(_ question: String)
    // @end
    func showToast(_ text: String)
}
