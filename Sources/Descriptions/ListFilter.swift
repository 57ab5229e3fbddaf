/// A button above a list that shows some of its rows alone. What is changed in a row stays in sight until
/// the list comes anew, or a filter is chosen.
package struct ListFilter: Hashable, Sendable {
    /// What decides on a row: a field that is yes or no, and which of both it must be.
    package struct Condition: Hashable, Sendable {
        package let field: Name
        package let isSet: Bool

        package init(field: Name, isSet: Bool) {
            self.field = field
            self.isSet = isSet
        }
    }

    /// The button's.
    package let name: Name
    package let title: String
    /// `nil` where all rows are shown.
    package let condition: Condition?

    package init(name: Name, title: String, condition: Condition? = nil) {
        self.name = name
        self.title = title
        self.condition = condition
    }

    /// Whether a row is shown.
    package func shows(_ entity: [Name: FieldValue]) -> Bool {
        condition.map { entity[$0.field] == .flag($0.isSet) } ?? true
    }
}
