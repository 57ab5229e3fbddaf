/// A number of a row's entity in which a tap on a button counts one more. What it is then shows when the
/// service has answered. While that runs, further taps on the button do nothing.
package struct RowCount: Hashable, Sendable {
    package let button: Name
    package let field: Name
    /// What is asked before; `nil` where it is done at once.
    package let question: ChangeQuestion?
    /// What is yes from then on, and keeps the button from being tapped again; `nil` where it can be
    /// counted again and again.
    package let once: Name?
    /// What is said where the service did it; `nil` for nothing.
    package let success: String?
    /// What is said where the service did not do it.
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
