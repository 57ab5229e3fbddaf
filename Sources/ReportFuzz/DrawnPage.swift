internal import Report

/// A page in Markdown, read as a viewer would, to find out whether it holds more than was meant.
struct DrawnPage {
    private let lines: [Line]

    private struct Line {
        enum Language {
            case markdown
            case mermaid
            /// It begins or ends a block of Mermaid's language.
            case fence
        }

        let text: String
        let language: Language
    }

    init(_ text: String) {
        var isMermaid = false
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line == (isMermaid ? "```" : "```mermaid") {
                isMermaid.toggle()
                return Line(text: String(line), language: .fence)
            }
            return Line(text: String(line), language: isMermaid ? .mermaid : .markdown)
        }
    }

    /// What no page of a report may hold, whatever the report holds; `nil` where it is not there.
    var problem: String? {
        for line in lines {
            let scalars = line.text.unicodeScalars
            if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
                return "the control character U+\(String(control.value, radix: 16))"
            }
            if line.text.contains(/[0-9]{40}/) { return "a number of forty digits or more" }
            if line.text.contains(/\b(nan|inf)\b/) { return "what is no number" }
            if hasMarkup(line) { return "markup: \(line.text.prefix(200))" }
        }
        return nil
    }

    private func hasMarkup(_ line: Line) -> Bool {
        switch line.language {
        case .markdown: hasMarkup(markdown: line.text)
        case .mermaid: hasMarkup(mermaid: line.text)
        case .fence: false
        }
    }

    private func hasMarkup(markdown line: String) -> Bool {
        if line == ReportFolder.mark { return false }
        let rest = Self.bare(line)
        let links = rest.replacing(/\]\([\w-]+\.(md|json)(#[\w-]+)?\)|\]\(#[\w-]+\)/, with: "")
        return rest.contains("<") || links.contains("](") || rest.contains("```")
            || rest.contains("![") || rest.contains("://") || rest.lowercased().contains("www.")
    }

    private func hasMarkup(mermaid line: String) -> Bool {
        let arrows = line.replacing("->>", with: "").replacing("-->|", with: "")
        return arrows.contains(/[<>`]/) || line.drop { $0 == " " }.hasPrefix("click")
    }

    /// The shape of the page: for each line what it begins with, and how many marks of each kind it
    /// has. Texts have no part in it, and neither has the order of lines.
    var shape: [String] { lines.map { Self.shape(of: $0) }.sorted() }

    private static func shape(of line: Line) -> String {
        if line.language == .mermaid {
            let names = line.text.replacing(/"[^"]*"/, with: "T")
            return names.split(separator: ": ", maxSplits: 1).first.map(String.init) ?? ""
        }
        let beginning = line.text.prefixMatch(
            of: /\ *(#+ |[-*+] |[0-9]+[.)] |> |\||```|---|===|$)?/
        )
        let marks = bare(line.text).unicodeScalars.filter {
            "<>[]*_`|~!#$&@".unicodeScalars.contains($0)
        }
        return "\(beginning?.output.0 ?? "") \(String(String.UnicodeScalarView(marks)))"
    }

    /// A line without its code and without what is escaped.
    private static func bare(_ line: String) -> String {
        var result = ""
        var rest = Array(line.unicodeScalars)[...]
        while let scalar = rest.first {
            switch scalar {
            case "\\" where rest.dropFirst().first.map(isPunctuation) ?? false:
                rest = rest.dropFirst(2)
            case "`":
                let run = rest.prefix { $0 == "`" }.count
                let inside = rest.dropFirst(run)
                if let end = closing(run, in: inside) {
                    rest = rest[end...].dropFirst(run)
                } else {
                    result += String(repeating: "`", count: run)
                    rest = inside
                }
            default:
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Where the first run of exactly so many backticks begins.
    private static func closing(_ count: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        var rest = scalars
        while let start = rest.firstIndex(of: "`") {
            let run = rest[start...].prefix { $0 == "`" }.count
            if run == count { return start }
            rest = rest[start...].dropFirst(run)
        }
        return nil
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (33...126).contains(scalar.value)
            && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
    }
}
