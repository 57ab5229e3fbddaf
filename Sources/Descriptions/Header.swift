/// The top of a screen with lists: one entity, which comes when the screen opens, beside what is listed.
/// Until it has come its texts have nothing of it and its buttons are not there; where it does not come
/// that stays so, and a message says it.
package struct Header: Hashable, Sendable {
    /// A part of it. Texts and images are found by the entity's name and their own, as `user.name`.
    package struct Part: Hashable, Sendable {
        package let element: EntityElement
        /// The fact that decides whether it is there; `nil` where it always is.
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
        /// What is asked before; `nil` where it is done at once.
        package let question: ChangeQuestion?
        /// When that is asked; `nil` for always.
        package let asks: FlagCondition?
        /// What is said where the service did not do it, of the entity as it was.
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
    /// What is said where nothing came.
    package let failure: String
    /// From above to below.
    package let parts: [Part]
    package var toggles: [Toggle] = []
    /// The pages of the entity to which taps on images lead.
    package var links: [Name: Name] = [:]

    package init(entity: Name, failure: String, parts: [Part]) {
        self.entity = entity
        self.failure = failure
        self.parts = parts
    }

    /// The number of the entity where a script does not say.
    package static let defaultID = 1

    package func parts(of kind: EntityElement.Kind) -> [EntityElement] {
        parts.map(\.element).filter { $0.kind == kind }
    }
}
