/// A button above a list that shows some of its rows alone. What is changed in a row stays in sight until
/// the list comes anew, or a filter is chosen.
package struct ListFilter: Hashable, Sendable {
    /// The title of the button.
    package let name: Name
    package let title: String
    /// `nil` if the filter shows all rows.
    package let condition: FlagCondition?

    package init(name: Name, title: String, condition: FlagCondition? = nil) {
        self.name = name
        self.title = title
        self.condition = condition
    }

    /// Returns whether the filter shows a row.
    package func shows(_ entity: [Name: FieldValue]) -> Bool {
        condition?.holds(for: entity) ?? true
    }
}
