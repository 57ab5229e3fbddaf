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

    /// Text as code; where it would break out of the backticks, as text that stands for itself.
    static func code(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0 != "`" && $0.properties.generalCategory != .control
        }
        return isPlain && !text.isEmpty ? "`\(text)`" : literal(text)
    }

    /// Markdown made fit for a cell of a table: it may neither end the cell nor the line.
    static func inCell(_ markdown: String) -> String {
        var result = ""
        var isEscaped = false
        // Letter by letter a pipe below an accent would be another letter; to a parser it is not.
        for scalar in markdown.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "|" where !isEscaped: result += "\\|"
            case _ where Character(scalar).isNewline: result += " "
            default: result.unicodeScalars.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return result
    }
}
