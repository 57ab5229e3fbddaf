/// A question in an alert before a change of an entity. Nothing changes until it is answered.
package struct ChangeQuestion: Hashable, Sendable {
    package let text: TextRule
    /// The title of the answer that confirms.
    package let answer: String
    /// The title of the answer that cancels.
    package let cancel: String

    package init(text: TextRule, answer: String, cancel: String = "Cancel") {
        self.text = text
        self.answer = answer
        self.cancel = cancel
    }
}
