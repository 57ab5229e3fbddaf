/// The calls from the presenter to its view.
@MainActor
protocol HeaderViewProtocol: AnyObject {
    // @for element in shown
    // @if element.isButton
    func showLeaveTitle(_ leaveTitle: String)
    // @else
    func showCaption(_ caption: String)
    // @end
    // @end
    // @sample
    func showPortrait(_ portrait: String)
    // @end
    // @for toggle in confirmed
    func confirmHere(_ question: String)
    // @end
    func showToast(_ text: String)
}
