/// A scene that records requests to unfollow and lets the test confirm them.
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

    /// Confirms the last request.
    package func confirm() {
        unfollow?()
    }
}
