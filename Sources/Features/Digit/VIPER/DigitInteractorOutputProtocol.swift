/// What the interactor answers.
@MainActor
protocol DigitInteractorOutputProtocol: AnyObject {
    /// - Parameter digit: `nil` where there is none at all.
    func didFetchDigit(_ digit: Int?)
}
