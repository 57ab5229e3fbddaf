@testable internal import Implementation

final class DigitInteractorOutputSpy: DigitInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchDigit(Int?)
    }

    private(set) var calls: [Call] = []

    func didFetchDigit(_ digit: Int?) { calls.append(.didFetchDigit(digit)) }
}
