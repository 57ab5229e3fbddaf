/// A button, `switch`, between two lists of which one shows, at first the first one. It is there where the
/// second is.
package struct ListSwitch: Hashable, Sendable {
    /// The title while the first list is shown, which names the second.
    package let toSecond: String
    /// The title while the second list is shown.
    package let toFirst: String

    package init(toSecond: String, toFirst: String) {
        self.toSecond = toSecond
        self.toFirst = toFirst
    }
}
