/// A scene that records the wishes to unfollow, and lets the test answer them.
@MainActor
package final class UnfollowSpy {
    /// The names of the users, oldest first.
    package private(set) var names: [String] = []
    private var unfollow: (() -> Void)?

    package init() {}

    package func receive(name: String, unfollow: @escaping () -> Void) {
        names.append(name)
        self.unfollow = unfollow
    }

    /// Sends the request of the last wish.
    package func confirm() {
        unfollow?()
    }
}
