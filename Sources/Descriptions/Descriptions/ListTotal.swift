/// The label above a list with the number of rows that the list shows. It is empty until the list
/// has loaded.
package struct ListTotal: Hashable, Sendable {
    /// The name of the label.
    package let name: Name
    /// The word after 1, and the word after any other number.
    package let singular: String
    package let plural: String

    package init(name: Name, singular: String, plural: String) {
        self.name = name
        self.singular = singular
        self.plural = plural
    }

    /// Returns the text for a number of rows, such as `1 reminder` or `12 reminders`.
    package func text(_ count: Int) -> String { "\(count) \(count == 1 ? singular : plural)" }
}
