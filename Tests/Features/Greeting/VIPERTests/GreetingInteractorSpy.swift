@testable internal import GreetingVIPER

final class GreetingInteractorSpy: GreetingInteractorProtocol {
    enum Call: Equatable {
        case fetchName
    }

    private(set) var calls: [Call] = []

    func fetchName() { calls.append(.fetchName) }
}
