/// A button that inverts a yes-or-no field of an entity. The change is shown at once, or after a
/// question, and is reverted if the service fails. While the request is running, further taps on the
/// button, and in a row on all buttons of the row, do nothing.
package struct FieldToggle: Hashable, Sendable {
    package let button: Name
    package let field: Name
    /// The question before the change; `nil` for none.
    package let question: ChangeQuestion?
    /// The condition under which the question is shown; `nil` for always.
    package let asks: FlagCondition?
    /// The message after success, for a button in a row; `nil` for none.
    package let success: String?
    /// The rule of the message after a failure. It uses the values of the entity before the change.
    package let failure: TextRule

    package init(
        button: Name,
        field: Name,
        question: ChangeQuestion? = nil,
        asks: FlagCondition? = nil,
        success: String? = nil,
        failure: TextRule
    ) {
        self.button = button
        self.field = field
        self.question = question
        self.asks = asks
        self.success = success
        self.failure = failure
    }
}
