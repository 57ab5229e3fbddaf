/// Escapes text for Markdown.
enum MarkdownText {
    /// Returns the text with escapes for all Markdown and HTML markup. This includes markup that is
    /// recognised only at the beginning of a line, and addresses, which viewers turn into links.
    /// Characters that move a terminal's cursor or change the reading direction are replaced.
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
        // The most frequent characters come first.
        case "a"..."z", " ", "A"..."Z", "0"..."9": false
        case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "!", "@": true
        case "-", "+", "=": index == 0 && beginsBlock(scalars)
        case ".", ")": endsNumber(index, of: scalars) || makesLink(index, of: scalars)
        default: makesLink(index, of: scalars)
        }
    }

    /// Returns true if a line with this beginning is a list item or a rule, or makes the line above
    /// a heading.
    private static func beginsBlock(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.count == 1 || (scalars[1] == " " && scalars[0] != "=")
            || scalars.allSatisfy { $0 == scalars[0] || $0 == " " }
    }

    /// Returns true if the scalar at an index ends a number at the beginning of the line, which
    /// would make it a list item.
    private static func endsNumber(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
            && (index + 1 == scalars.count || scalars[index + 1] == " ")
    }

    /// Returns true if the scalar at an index is part of `://` or `www.`, which viewers recognise
    /// as an address.
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

    /// Returns the text as inline code, or as escaped text if it would end the code.
    static func code(_ text: String) -> String {
        let isPlain =
            !text.unicodeScalars.contains("`")
            && text.drawable.utf8.elementsEqual(text.utf8)
        return isPlain && !text.isEmpty ? "`\(text)`" : literal(text)
    }

    /// Returns lines as a code block, with a fence that no line closes.
    static func fenced(_ text: String, language: String) -> String {
        let longest = text.matches(of: #/`+/#).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: max(longest + 1, 3))
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    /// Returns Markdown for a table cell: it can end neither the cell nor the line.
    static func inCell(_ markdown: String) -> String {
        guard !markdown.isPlain || markdown.utf8.contains(UInt8(ascii: "|")) else {
            return markdown
        }
        var result = ""
        var isEscaped = false
        // As characters, a pipe with an accent would be another character; for a parser it is a
        // pipe.
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
