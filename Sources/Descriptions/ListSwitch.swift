/// A button, `switch`, between two lists of which one shows, at first the first one. It is there where the
/// second is.
package struct ListSwitch: Hashable, Sendable {
    /// Its title while the first shows, which names the second.
    package let toSecond: String
    /// Its title while the second shows.
    package let toFirst: String

    package init(toSecond: String, toFirst: String) {
        self.toSecond = toSecond
        self.toFirst = toFirst
    }
}
