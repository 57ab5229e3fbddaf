/// A layer that forwards each tap to the next receiver, and each greeting to the previous one.
@MainActor
final class ForwardingLayer {
    var onGreeting: ((String) -> Void)?

    private let onShowGreeting: () -> Void

    init(onShowGreeting: @escaping () -> Void) {
        self.onShowGreeting = onShowGreeting
    }

    func didTapShowGreeting() {
        onShowGreeting()
    }

    func showGreeting(_ greeting: String) {
        onGreeting?(greeting)
    }
}
