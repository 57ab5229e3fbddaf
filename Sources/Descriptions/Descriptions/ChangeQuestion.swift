/// A question in an alert before a change of an entity. Nothing changes until it is answered.
package struct ChangeQuestion: Hashable, Sendable {
    /// The title of the answer that cancels, unless a description names another.
    package static let usualCancel = "Cancel"

    package let text: TextRule
    /// The title of the answer that confirms.
    package let answer: String
    /// The title of the answer that cancels.
    package let cancel: String

    package init(text: TextRule, answer: String, cancel: String = ChangeQuestion.usualCancel) {
        self.text = text
        self.answer = answer
        self.cancel = cancel
    }
}
