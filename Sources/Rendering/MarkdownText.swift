/// Text made fit for Markdown.
enum MarkdownText {
    /// Text that stands for itself: what Markdown or HTML would take as markup is escaped, and
    /// control characters, which move a terminal's cursor, are replaced.
    static func literal(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "!":
                escaped += "\\"
                escaped.unicodeScalars.append(scalar)
            case "\n", "\t":
                escaped += " "
            case _ where scalar.properties.generalCategory == .control:
                escaped += "\u{FFFD}"
            default:
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Markdown made fit for a cell of a table: it may neither end the cell nor the line.
    static func inCell(_ markdown: String) -> String {
        var result = ""
        var isEscaped = false
        for character in markdown {
            switch character {
            case "|" where !isEscaped: result += "\\|"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return result
    }
}
