/// A button of a row that removes what the row shows: at once or after a question, and back where the
/// service does not do it. While anything of the row runs, it does nothing.
package struct RowRemoval: Hashable, Sendable {
    package let button: Name
    /// What is asked before; `nil` where it is done at once.
    package let question: ChangeQuestion?
    /// What is said where the service did it; `nil` for nothing.
    package let success: String?
    /// What is said where the service did not do it.
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
