/// A question in an alert before a change of an entity. Nothing changes until it is answered.
package struct ChangeQuestion: Hashable, Sendable {
    /// The answer that cancels.
    package static let cancel = "Cancel"

    package let text: TextRule
    /// The answer that confirms.
    package let answer: String

    package init(text: TextRule, answer: String) {
        self.text = text
        self.answer = answer
    }
}
