@testable internal import Implementation

final class DigitInteractorSpy: DigitInteractorProtocol {
    enum Call: Equatable {
        case fetchNextDigit
    }

    private(set) var calls: [Call] = []

    func fetchNextDigit() { calls.append(.fetchNextDigit) }
}
