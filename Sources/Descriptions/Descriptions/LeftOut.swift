/// An excluded element: a part of each row, or of the feature outside the screen, that the language
/// cannot describe. It is not compared when a feature and its description are played in lockstep.
package struct LeftOut: Hashable, Sendable {
    /// The name for an exclusion of a property of the row itself, such as its height.
    package static let row = Name("row")

    package let name: Name
    /// The sentence that explains the exclusion.
    package let reason: String

    package init(name: Name, reason: String) {
        self.name = name
        self.reason = reason
    }
}
