/// A part of what shows an entity, a row or a screen of its own, with its text.
package struct EntityElement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case label, button
        /// Its text is the name of what it shows.
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
