/// A button of a row that removes the entity of the row. The row disappears at once, or after a
/// question, and returns if the service fails. While a request of the row is running, the button
/// does nothing.
package struct RowRemoval: Hashable, Sendable {
    package let button: Name
    /// The question before the removal; `nil` for none.
    package let question: ChangeQuestion?
    /// The message after success; `nil` for none.
    package let success: String?
    /// The message after a failure.
    package let failure: String

    package init(
        button: Name,
        question: ChangeQuestion? = nil,
        success: String? = nil,
        failure: String
    ) {
        self.button = button
        self.question = question
        self.success = success
        self.failure = failure
    }
}
