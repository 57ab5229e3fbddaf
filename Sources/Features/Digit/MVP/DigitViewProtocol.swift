/// What the presenter tells its view.
@MainActor
protocol DigitViewProtocol: AnyObject {
    func showDigit(_ digit: String)
}
