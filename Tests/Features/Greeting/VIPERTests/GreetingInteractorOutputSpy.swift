@testable internal import GreetingVIPER

final class GreetingInteractorOutputSpy: GreetingInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchName(GreetingName)
    }

    private(set) var calls: [Call] = []

    func didFetchName(_ name: GreetingName) { calls.append(.didFetchName(name)) }
}
