/// A button of a row that removes what the row shows: at once or after a question, and back where the
/// service does not do it. While anything of the row runs, it does nothing.
package struct RowRemoval: Hashable, Sendable {
    package let button: Name
    /// The question before it; `nil` for none.
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
