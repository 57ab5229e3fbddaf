/// A part of each row, or something beside the screen, that a description cannot say. It is not compared
/// where a feature is played in step with its description.
package struct LeftOut: Hashable, Sendable {
    /// What stands there in place of a part where the row itself shows something, as its height.
    package static let row = Name("row")

    package let name: Name
    /// The sentence that explains the exclusion.
    package let reason: String

    package init(name: Name, reason: String) {
        self.name = name
        self.reason = reason
    }
}
