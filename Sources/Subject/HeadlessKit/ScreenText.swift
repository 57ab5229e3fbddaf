/// Draws a screen as lines of text, one element a line, for a terminal.
public enum ScreenText {
    /// - Parameter elements: as ``Window/elements()`` gives them.
    public static func lines(for elements: [Element]) -> [String] {
        var row: String?
        return elements.map { element in
            if element.kind == .row { row = element.id }
            let isInRow = row.map { element.id.hasPrefix($0 + ".") } ?? false
            return (isInRow ? "  │ " : "") + text(for: element)
        }
    }

    private static func text(for element: Element) -> String {
        let text = visible(element.text)
        return switch element.kind {
        case .label: text
        case .button: element.isEnabled == false ? "( \(text) )" : "[ \(text) ]"
        case .field: element.isEnabled == false ? "( \(text)_ )" : "[ \(text)_ ]"
        case .switch:
            element.isEnabled == false ? "( \(element.id): \(text) )" : "[ \(element.id): \(text) ]"
        case .image: "<\(visible(element.image ?? "no image"))>"
        case .row: "── \(visible(element.id))" + (text.isEmpty ? "" : " ↕ \(text)")
        case .activity: "◌ busy"
        case .alert: "┃ \(text)"
        case .toast: "« \(text) »"
        }
    }

    /// Text as it may stand in a terminal: control characters would move the cursor.
    private static func visible(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar in
                scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
            }
        )
    }
}
