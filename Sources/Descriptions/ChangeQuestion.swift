/// What is asked in an alert before something of an entity changes. Until it is answered that is left as
/// it is.
package struct ChangeQuestion: Hashable, Sendable {
    /// The answer with which nothing is done.
    package static let cancel = "Cancel"

    package let text: TextRule
    /// The answer with which it is done.
    package let answer: String

    package init(text: TextRule, answer: String) {
        self.text = text
        self.answer = answer
    }
}
