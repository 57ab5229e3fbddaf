/// The part of a screen above its lists, which shows one entity. The entity loads when the screen
/// opens, at the same time as the lists. Until it has loaded, the texts show none of its fields,
/// and the buttons are hidden. If loading fails, the header remains so, and a message appears.
package struct Header: Hashable, Sendable {
    /// A part of the header. Scenarios find labels and images by the name of the entity and their
    /// own name, such as `user.name`.
    package struct Part: Hashable, Sendable {
        package let element: EntityElement
        /// The condition under which the part is shown; `nil` for always.
        package let condition: FlagCondition?

        package init(_ element: EntityElement, if condition: FlagCondition? = nil) {
            self.element = element
            self.condition = condition
        }
    }

    /// A button that inverts a yes-or-no field. The change is shown at once, or after a question,
    /// and is reverted if the service fails. While the request is running, further taps on the
    /// button do nothing.
    package struct Toggle: Hashable, Sendable {
        package let button: Name
        package let field: Name
        /// The question before the change; `nil` for none.
        package let question: ChangeQuestion?
        /// The condition under which the question is shown; `nil` for always.
        package let asks: FlagCondition?
        /// The rule of the message after a failure. It uses the values of the entity before the
        /// change.
        package let failure: TextRule
    }

    package let entity: Name
    /// The text shown if loading fails.
    package let failure: String
    /// The parts, from top to bottom.
    package let parts: [Part]
    package var toggles: [Toggle] = []
    /// The pages of the entity that taps on images open, by the names of the images.
    package var links: [Name: Name] = [:]

    /// The default number of the entity in scenarios.
    package static let defaultID = 1

    package func parts(of kind: EntityElement.Kind) -> [EntityElement] {
        parts.map(\.element).filter { $0.kind == kind }
    }
}
