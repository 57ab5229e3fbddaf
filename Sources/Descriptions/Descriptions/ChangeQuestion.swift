/// A question in an alert before a change of an entity. Nothing changes until it is answered.
package struct ChangeQuestion: Hashable, Sendable {
    /// The title of the answer that cancels.
    package static let cancel = "Cancel"

    package let text: TextRule
    /// The title of the answer that confirms.
    package let answer: String

    package init(text: TextRule, answer: String) {
        self.text = text
        self.answer = answer
    }
}
