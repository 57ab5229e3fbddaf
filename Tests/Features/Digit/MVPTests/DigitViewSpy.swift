@testable internal import Implementation

final class DigitViewSpy: DigitViewProtocol {
    enum Call: Equatable {
        case showDigit(String)
    }

    private(set) var calls: [Call] = []

    func showDigit(_ digit: String) { calls.append(.showDigit(digit)) }
}
