/// An element of a row, of a header or of the screen of an entity, with its text.
package struct EntityElement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case label, button
        /// An image. The text of the element is the name of the image.
        case image
    }

    package let kind: Kind
    package let name: Name
    package let text: TextRule

    package init(_ kind: Kind, name: Name, text: TextRule) {
        self.kind = kind
        self.name = name
        self.text = text
    }
}
