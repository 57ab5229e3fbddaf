/// The button `switch`, which switches between two lists. The first list is shown at first. The
/// button is visible only if the second list exists.
package struct ListSwitch: Hashable, Sendable {
    /// The title while the first list is shown. It names the second list.
    package let toSecond: String
    /// The title while the second list is shown. It names the first list.
    package let toFirst: String

    package init(toSecond: String, toFirst: String) {
        self.toSecond = toSecond
        self.toFirst = toFirst
    }
}
