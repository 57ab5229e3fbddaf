/// A button above a list that selects the rows that are shown. A row that changes remains visible
/// until the list loads again or a filter is selected, unless the rows of the list move at once.
package struct ListFilter: Hashable, Sendable {
    /// The name of the button.
    package let name: Name
    package let title: String
    /// The condition for a row to be shown; `nil` if the filter shows all rows.
    package let condition: FlagCondition?

    package init(name: Name, title: String, condition: FlagCondition? = nil) {
        self.name = name
        self.title = title
        self.condition = condition
    }

    /// Returns true if the filter shows the row of an entity.
    package func shows(_ entity: [Name: FieldValue]) -> Bool {
        condition?.holds(for: entity) ?? true
    }
}
