/// A Markdown page that another program wrote and that a report contains. Its headings, lists,
/// tables, emphasis, inline code and links to pages in the same folder are kept. All other markup
/// is escaped, because a report may come from any source.
struct CarriedPage {
    private let line: [Unicode.Scalar]
    private var index = 0
    private var result = ""

    static func text(of markdown: String) -> String {
        markdown.replacing("\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                var page = CarriedPage(line: Array(String(line).drawable.unicodeScalars))
                return page.read()
            }
            .joined(separator: "\n")
    }

    private init(line: [Unicode.Scalar]) {
        self.line = line
    }

    private mutating func read() -> String {
        while index < line.count {
            if isMarkup, allowedLength == nil { result += "\\" }
            let end = index + (allowedLength ?? 1)
            result.unicodeScalars.append(contentsOf: line[index..<end])
            index = end
        }
        return result
    }

    /// Indicates whether the next scalar could begin markup that is not kept.
    private var isMarkup: Bool {
        switch line[index] {
        case "`", "[", "]", "<", "&", "~", "$", "!", "@": true
        default: MarkdownText.makesLink(index, of: line)
        }
    }

    /// The length of the markup that is kept from here; `nil` if there is none.
    private var allowedLength: Int? {
        switch line[index] {
        case "`": codeLength
        case "[": linkLength
        case "\\": isEscape ? 2 : nil
        default: nil
        }
    }

    private var isEscape: Bool {
        index + 1 < line.count && line[index + 1].isASCII
            && !line[index + 1].properties.isAlphabetic && line[index + 1] != " "
    }

    /// The length of inline code between single backticks that begins here.
    private var codeLength: Int? {
        let rest = line[(index + 1)...]
        guard let end = rest.firstIndex(of: "`"), end > index + 1 else { return nil }
        let isRun = end + 1 < line.count && line[end + 1] == "`"
        return isRun ? nil : end + 1 - index
    }

    /// The length of a link to a page in the same folder that begins here.
    private var linkLength: Int? {
        let text = String(String.UnicodeScalarView(line[index...]))
        let link = /\[[\w .,÷×–-]+\]\([\w-]+\.(md|json)(#[\w-]+)?\)/.asciiOnlyWordCharacters()
        return text.prefixMatch(of: link).map { $0.output.0.unicodeScalars.count }
    }
}
