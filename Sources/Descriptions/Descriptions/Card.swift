/// A screen that shows one entity and opens a form on top of it. Scenarios find a label by the name
/// of the entity and its own name, such as `profile.name`. Until the entity has loaded, the labels
/// are empty and the button is hidden.
package struct Card: Hashable, Sendable {
    /// The entity that loads when the screen opens.
    package let entity: Name
    /// The text shown if loading fails.
    package let failure: String
    /// The elements, from top to bottom.
    package let elements: [EntityElement]
    /// The button that opens the form; `nil` until its tap was read.
    package var editButton: Name?

    package init(
        entity: Name,
        failure: String,
        elements: [EntityElement],
        editButton: Name? = nil
    ) {
        self.entity = entity
        self.failure = failure
        self.elements = elements
        self.editButton = editButton
    }
}
