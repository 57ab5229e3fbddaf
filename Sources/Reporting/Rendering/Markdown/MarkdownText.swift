/// Text made fit for Markdown.
enum MarkdownText {
    /// Text that stands for itself: what Markdown or HTML would take as markup is escaped, also what
    /// would be at the beginning of a line alone, and addresses, which viewers turn into links. What
    /// moves a terminal's cursor or turns the direction of reading is replaced.
    static func literal(_ text: String) -> String {
        let scalars = Array(text.drawable.unicodeScalars.drop { $0 == " " })
        var escaped = ""
        for (index, scalar) in scalars.enumerated() {
            if isMarkup(index, of: scalars) { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

    private static func isMarkup(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        switch scalars[index] {
        // What most are comes first.
        case "a"..."z", " ", "A"..."Z", "0"..."9": false
        case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "!", "@": true
        case "-", "+", "=": index == 0 && beginsBlock(scalars)
        case ".", ")": endsNumber(index, of: scalars) || makesLink(index, of: scalars)
        default: makesLink(index, of: scalars)
        }
    }

    /// Whether a line that begins so is an item of a list, a rule, or makes a heading of the line
    /// above.
    private static func beginsBlock(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.count == 1 || (scalars[1] == " " && scalars[0] != "=")
            || scalars.allSatisfy { $0 == scalars[0] || $0 == " " }
    }

    /// Whether the scalar at an index would make a number at the beginning that of a list.
    private static func endsNumber(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
            && (index + 1 == scalars.count || scalars[index + 1] == " ")
    }

    /// Whether the scalar at an index is what an address is known by: `://` or `www.`.
    static func makesLink(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        switch scalars[index] {
        case ":": scalars[(index + 1)...].starts(with: "//".unicodeScalars)
        case ".":
            index >= 3
                && String(String.UnicodeScalarView(scalars[(index - 3)..<index])).lowercased()
                    == "www"
        default: false
        }
    }

    /// Text as code; where it would break out of the backticks, as text that stands for itself.
    static func code(_ text: String) -> String {
        let isPlain =
            !text.unicodeScalars.contains("`")
            && text.drawable.utf8.elementsEqual(text.utf8)
        return isPlain && !text.isEmpty ? "`\(text)`" : literal(text)
    }

    /// Lines as code, in a fence that nothing in them closes.
    static func fenced(_ text: String, language: String) -> String {
        let longest = text.matches(of: #/`+/#).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: max(longest + 1, 3))
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    /// Markdown made fit for a cell of a table: it may neither end the cell nor the line.
    static func inCell(_ markdown: String) -> String {
        guard !markdown.isPlain || markdown.utf8.contains(UInt8(ascii: "|")) else {
            return markdown
        }
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
