@testable internal import Implementation

/// Records what it is asked to show.
final class LayersViewSpy: LayersViewProtocol {
    private(set) var greetings: [String] = []

    func showGreeting(_ greeting: String) {
        greetings.append(greeting)
    }
}
