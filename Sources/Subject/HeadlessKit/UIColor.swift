/// A color, known by its name, because nothing is drawn.
public final class UIColor: NSObject, Sendable {
    package let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The color of ordinary text.
    public static let label = UIColor("label")
    /// The color of text that leads to another place.
    public static let link = UIColor("link")
}

extension NSAttributedString.Key {
    /// The color of the text. The value is a ``UIColor``; without one the text has the color
    /// ``UIColor/label``.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}
