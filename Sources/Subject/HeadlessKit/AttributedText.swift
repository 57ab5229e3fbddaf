/// A text whose parts have styles, like an attributed string. Parts without text are removed.
public struct AttributedText: Hashable, Sendable {
    /// A part of a text that is drawn in one style.
    public struct Run: Hashable, Sendable, Codable {
        /// The name of the style, such as `mention`.
        public let style: String
        public let text: String

        public init(_ text: String, style: String) {
            self.text = text
            self.style = style
        }
    }

    public let runs: [Run]

    /// - Parameter runs: the parts in reading order.
    public init(_ runs: [Run] = []) {
        self.runs = runs.filter { !$0.text.isEmpty }
    }

    /// The text without its styles.
    public var text: String { runs.map(\.text).joined() }
}

extension AttributedText.Run {
    /// Returns true if style and text have the same Unicode scalars, as for elements.
    public static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && left.text.isWritten(as: right.text)
    }
}
