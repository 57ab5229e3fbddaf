/// The visible properties of one view. Screens are compared element by element, and texts as Swift
/// compares them: two ways to write a letter with an accent look the same to the user.
public struct Element: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case label, button, image, row, activity, alert, toast, field, `switch`
    }

    /// The identifier; inside a row it is `ROW.NAME`, such as `blog.7.like`.
    public var id: String
    public var kind: Kind
    /// The text of a label or field, the title of a button or alert, `on` or `off` for a switch, or
    /// the height of a row; empty for other kinds.
    public var text: String
    /// Indicates whether the element reacts to the user; `nil` for kinds that never react.
    public var isEnabled: Bool?
    /// The name of the image; `nil` for other kinds.
    public var image: String?
    /// The parts of the text with their styles; `nil` if the text has no styles.
    public var style: [Run]?

    /// A part of a text that is drawn in one style.
    public struct Run: Hashable, Sendable, Codable {
        /// The name of the style, which is that of a color, such as `link`.
        public let style: String
        public let text: String

        public init(_ text: String, style: String) {
            self.text = text
            self.style = style
        }
    }

    /// The placeholder for a missing identifier. No element can be found by it.
    public static let nameless = "?"

    public init(
        id: String,
        kind: Kind,
        text: String = "",
        isEnabled: Bool? = nil,
        image: String? = nil,
        style: [Run]? = nil
    ) {
        self.id = id
        self.kind = kind
        self.text = text
        self.isEnabled = isEnabled
        self.image = image
        self.style = style
    }
}
