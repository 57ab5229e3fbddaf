/// Formats a screen as lines of text for a terminal, one line for each element.
public enum ScreenText {
    /// - Parameter elements: the elements of the screen, from ``ScreenDriver/elements()``.
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

    /// Returns the text without control characters, which would move the cursor of a terminal.
    private static func visible(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar in
                scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
            }
        )
    }
}
