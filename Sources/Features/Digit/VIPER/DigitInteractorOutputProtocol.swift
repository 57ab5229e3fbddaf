/// The answers of the interactor.
@MainActor
protocol DigitInteractorOutputProtocol: AnyObject {
    /// - Parameter digit: `nil` if there is none.
    func didFetchDigit(_ digit: Int?)
}
