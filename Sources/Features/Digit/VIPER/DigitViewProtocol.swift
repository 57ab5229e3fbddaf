/// The calls from the presenter to its view.
@MainActor
protocol DigitViewProtocol: AnyObject {
    func showDigit(_ digit: String)
}
