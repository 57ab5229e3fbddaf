@testable internal import Implementation

final class GreetingViewSpy: GreetingViewProtocol {
    enum Call: Equatable {
        case showGreeting(String)
    }

    private(set) var calls: [Call] = []

    func showGreeting(_ greeting: String) { calls.append(.showGreeting(greeting)) }
}
