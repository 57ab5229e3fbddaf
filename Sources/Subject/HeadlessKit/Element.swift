/// What a person sees of one view: the unit in which screens are compared.
public struct Element: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case label, button, image, row, activity, alert, toast, field, `switch`
    }

    /// The identifier; inside a row `ROW.NAME`, as in `blog.7.like`.
    public var id: String
    public var kind: Kind
    /// The text of a label or field, the title of a button or alert, `on` or `off` for a switch, or the
    /// height of a row; empty where the kind has none.
    public var text: String
    /// A Boolean value that states if it reacts to the user; `nil` where the kind never does.
    public var isEnabled: Bool?
    /// The name of the image; `nil` where the kind has none.
    public var image: String?
    /// The parts of the text with their styles; `nil` where it has none.
    public var style: [AttributedText.Run]?

    /// Stands in place of an identifier that a view does not have. Nothing can be found by it.
    public static let nameless = "?"

    public init(
        id: String,
        kind: Kind,
        text: String = "",
        isEnabled: Bool? = nil,
        image: String? = nil,
        style: [AttributedText.Run]? = nil
    ) {
        self.id = id
        self.kind = kind
        self.text = text
        self.isEnabled = isEnabled
        self.image = image
        self.style = style
    }
}

extension Element {
    /// Texts are the same where they are written the same: a variant that composes the accents of
    /// a name changes it, though Swift compares such strings as equal.
    public static func == (left: Element, right: Element) -> Bool {
        left.id == right.id && left.kind == right.kind && left.isEnabled == right.isEnabled
            && left.image == right.image && left.style == right.style
            && left.text.isWritten(as: right.text)
    }
}

extension String {
    /// Whether both hold the same Unicode scalars.
    package func isWritten(as other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
