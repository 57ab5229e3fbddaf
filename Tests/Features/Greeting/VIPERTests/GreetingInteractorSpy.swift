@testable internal import Implementation

final class GreetingInteractorSpy: GreetingInteractorProtocol {
    enum Call: Equatable {
        case fetchPerson
    }

    private(set) var calls: [Call] = []

    func fetchPerson() { calls.append(.fetchPerson) }
}
