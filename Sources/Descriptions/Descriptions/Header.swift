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

    package let entity: Name
    /// The text shown if loading fails.
    package let failure: String
    /// The parts, from top to bottom.
    package let parts: [Part]
    package var toggles: [FieldToggle] = []
    /// The pages of the entity that taps on images open, by the names of the images.
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
