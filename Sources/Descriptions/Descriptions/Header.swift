/// The top of a screen with lists: one entity, which comes when the screen opens, beside what is listed.
/// Until it has come its texts have nothing of it and its buttons are not there; where it does not come
/// that stays so, and a message says it.
package struct Header: Hashable, Sendable {
    /// A part of it. Texts and images are found by the entity's name and their own, as `user.name`.
    package struct Part: Hashable, Sendable {
        package let element: EntityElement
        /// The condition under which it is shown; `nil` for always.
        package let condition: FlagCondition?

        package init(_ element: EntityElement, if condition: FlagCondition? = nil) {
            self.element = element
            self.condition = condition
        }
    }

    /// A field that a tap on a button turns round: at once or after a question, and back where the
    /// service does not do it. While that runs, further taps on the button do nothing.
    package struct Toggle: Hashable, Sendable {
        package let button: Name
        package let field: Name
        /// The question before it; `nil` for none.
        package let question: ChangeQuestion?
        /// The condition of the question; `nil` for always.
        package let asks: FlagCondition?
        /// The message after a failure, made of the old entity.
        package let failure: TextRule

        package init(
            button: Name,
            field: Name,
            question: ChangeQuestion?,
            asks: FlagCondition?,
            failure: TextRule
        ) {
            self.button = button
            self.field = field
            self.question = question
            self.asks = asks
            self.failure = failure
        }
    }

    package let entity: Name
    /// The text shown if loading fails.
    package let failure: String
    /// From top to bottom.
    package let parts: [Part]
    package var toggles: [Toggle] = []
    /// The pages of the entity to which taps on images lead.
    package var links: [Name: Name] = [:]

    package init(entity: Name, failure: String, parts: [Part]) {
        self.entity = entity
        self.failure = failure
        self.parts = parts
    }

    /// The default number of the entity in scenarios.
    package static let defaultID = 1

    package func parts(of kind: EntityElement.Kind) -> [EntityElement] {
        parts.map(\.element).filter { $0.kind == kind }
    }
}
