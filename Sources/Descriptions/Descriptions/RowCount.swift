/// A number of a row's entity in which a tap on a button counts one more. What it is then shows when the
/// service has answered. While that runs, further taps on the button do nothing.
package struct RowCount: Hashable, Sendable {
    package let button: Name
    package let field: Name
    /// The question before it; `nil` for none.
    package let question: ChangeQuestion?
    /// What is yes from then on, and keeps the button from being tapped again; `nil` where it can be
    /// counted again and again.
    package let once: Name?
    /// The message after success; `nil` for none.
    package let success: String?
    /// The message after a failure.
    package let failure: String

    package init(
        button: Name,
        field: Name,
        question: ChangeQuestion? = nil,
        once: Name? = nil,
        success: String? = nil,
        failure: String
    ) {
        self.button = button
        self.field = field
        self.question = question
        self.once = once
        self.success = success
        self.failure = failure
    }
}
