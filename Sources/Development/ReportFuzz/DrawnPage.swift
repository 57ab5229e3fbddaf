internal import Claims
internal import Report

/// A Markdown or HTML page or an SVG chart, parsed like a viewer does, to find unexpected content.
struct DrawnPage {
    private let lines: [Line]

    private struct Line {
        enum Language {
            case markdown
            case mermaid
            /// The beginning or end of a Mermaid block.
            case fence
            case drawing
            /// A line of HTML.
            case hypertext
            /// The data for the page's script.
            case data
            /// The style and script that all pages share.
            case own
        }

        let text: String
        let language: Language
    }

    init(_ text: String) {
        if text.hasPrefix("<svg ") {
            lines = Self.lines(ofElements: text, own: ["style"])
            return
        }
        if text.hasPrefix("<!doctype html>") {
            lines = Self.lines(ofElements: text, own: ["style", "script"])
            return
        }
        var isMermaid = false
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line == (isMermaid ? "```" : "```mermaid") {
                isMermaid.toggle()
                return Line(text: String(line), language: .fence)
            }
            return Line(text: String(line), language: isMermaid ? .mermaid : .markdown)
        }
    }

    /// - Parameter own: the elements that every page contains once.
    private static func lines(ofElements text: String, own: [String]) -> [Line] {
        var left = own
        var isOwn = false
        var isDrawing = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let index = left.firstIndex(where: { line == "<\($0)>" }) {
                left.remove(at: index)
                isOwn = true
            }
            if line.hasPrefix("<svg ") { isDrawing = true }
            defer {
                if own.contains(where: { line == "</\($0)>" }) { isOwn = false }
                if line == "</svg>" { isDrawing = false }
            }
            let language: Line.Language =
                if isOwn { .own } else if line.hasPrefix(dataStart) { .data } else if isDrawing {
                    .drawing
                } else { .hypertext }
            return Line(text: String(line), language: language)
        }
    }

    private static let dataStart = #"<script type="application/json" id="figures">"#

    /// Forbidden content of a page; `nil` if there is none.
    var problem: String? {
        for line in lines {
            let scalars = line.text.unicodeScalars
            if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
                return "the control character U+\(String(control.value, radix: 16))"
            }
            // The script and style are equal in all pages.
            if line.language == .own { continue }
            if hasEndlessNumber(line.text) { return "a number of forty digits or more" }
            let words = line.text.split { !$0.isLetter }
            if words.contains("nan") || words.contains("inf") { return "an invalid number" }
            if hasMarkup(line) { return "markup: \(line.text.prefix(200))" }
        }
        return nil
    }

    private func hasEndlessNumber(_ line: String) -> Bool {
        var count = 0
        for byte in line.utf8 {
            count = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? count + 1 : 0
            if count == 40 { return true }
        }
        return false
    }

    /// Returns a line without the addresses of articles and studies, which do not come from the
    /// report.
    private static func withoutSources(_ line: String) -> String {
        let addresses =
            ClaimSource.all.compactMap(\.address) + Study.Publication.all.compactMap(\.address)
        return addresses.reduce(line) { $0.replacing($1, with: "source.md") }
    }

    private func hasMarkup(_ line: Line) -> Bool {
        switch line.language {
        case .markdown: hasMarkup(markdown: Self.withoutSources(line.text))
        case .mermaid: hasMarkup(mermaid: line.text)
        case .drawing: hasMarkup(drawing: line.text)
        case .hypertext: hasMarkup(hypertext: Self.withoutSources(line.text))
        case .data: line.text.dropFirst(Self.dataStart.count).dropLast(9).contains("<")
        case .fence, .own: false
        }
    }

    /// Returns whether a line of a chart is anything but one allowed element with plain attributes
    /// and plain text.
    private func hasMarkup(drawing line: String) -> Bool {
        if line.isEmpty || line == ReportFolder.mark { return false }
        let shape = /<(rect|line|circle|polyline|polygon)( [a-z0-9-]+="[^"<>&]*")+ ?\/>/
        let text = /<(text|title|desc)( [a-z-]+="[^"<>&]*")+>[^<>]*<\/(text|title|desc)>/
        let root = /<svg( [a-zA-Z-]+="[^"<>&]*")+>|<\/svg>/
        return line.wholeMatch(of: shape) == nil && line.wholeMatch(of: text) == nil
            && line.wholeMatch(of: root) == nil
    }

    /// Returns whether a line of a page contains more than elements with plain attributes and plain
    /// text, or a link to other places than the page or a file next to it.
    private func hasMarkup(hypertext line: String) -> Bool {
        if line.isEmpty || line == ReportFolder.mark || line == "<!doctype html>" { return false }
        let tag = /<\/?[a-z][a-z0-9]*((?: [a-z-]+="[^"<>]*")*)>/
        for match in line.matches(of: tag) {
            for attribute in match.1.matches(of: /([a-z-]+)="([^"]*)"/) {
                if attribute.1.hasPrefix("on") || ["src", "style"].contains(attribute.1) {
                    return true
                }
                if attribute.1 == "href",
                    attribute.2.wholeMatch(of: /#[^"]*|[\w-]+\.(md|json|svg)/) == nil
                {
                    return true
                }
            }
        }
        let rest = line.replacing(tag, with: "")
        return rest.contains { "<>".contains($0) } || rest.contains("://")
    }

    private func hasMarkup(markdown line: String) -> Bool {
        if line == ReportFolder.mark { return false }
        let rest = Self.bare(line)
        return rest.contains("<") || rest.contains("```") || hasForeignImage(rest)
            || rest.contains("://") || rest.lowercased().contains("www.")
            || rest.contains("](") && hasForeignLink(rest)
    }

    /// Returns whether an image is anything but a chart of the report.
    private func hasForeignImage(_ line: String) -> Bool {
        line.replacing(/^!\[[^\[\]]*\]\([\w-]+\.svg\)$/, with: "").contains("![")
    }

    /// Returns whether a link leads to anything but the pages of the report.
    private func hasForeignLink(_ line: String) -> Bool {
        line.replacing(/\]\([\w-]+\.(md|json|svg)(#[\w-]+)?\)|\]\(#[\w-]+\)/, with: "").contains(
            "]("
        )
    }

    private func hasMarkup(mermaid line: String) -> Bool {
        let arrows = line.replacing("->>", with: "").replacing("-->|", with: "")
        return arrows.contains { "<>`".contains($0) } || line.drop { $0 == " " }.hasPrefix("click")
    }

    /// The structure of the page: for each line its beginning, and the number of marks of each
    /// kind. Texts and the order of lines are ignored.
    ///
    /// The number of elements of a chart depends on the length of texts, so only their kinds count.
    var shape: [String] {
        let drawn = lines.filter { $0.language == .drawing }.map(Self.shape)
        let others = lines.filter { $0.language != .drawing }.map(Self.shape)
        return (others + Set(drawn)).sorted()
    }

    private static func shape(of line: Line) -> String {
        switch line.language {
        case .drawing: return String(line.text.prefix { $0 != " " && $0 != "=" })
        case .own: return line.text
        case .data: return dataStart
        case .hypertext:
            return line.text.matches(of: /<\/?[a-z][a-z0-9]*/).map { String($0.output) }.joined()
        case .markdown, .mermaid, .fence: break
        }
        if line.language == .mermaid {
            return head(ofMermaid: line.text)
        }
        let marks = bare(line.text).unicodeScalars.filter {
            "<>[]*_`|~!#$&@".unicodeScalars.contains($0)
        }
        return "\(beginning(of: line.text)) \(String(String.UnicodeScalarView(marks)))"
    }

    /// Returns a line of Mermaid without quoted text and text after a colon.
    private static func head(ofMermaid line: String) -> String {
        let unquoted = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"")
        // By characters, a space with an accent would be another character.
        let bytes = Array(unquoted.utf8)
        let end = bytes.indices.first { bytes[$0...].starts(with: ": ".utf8) }
        return String(decoding: bytes[..<(end ?? bytes.endIndex)], as: UTF8.self)
    }

    /// Returns the mark at the beginning of a heading, an item, a row, a quotation, a rule or code.
    private static func beginning(of line: String) -> String {
        let spaces = line.prefix { $0 == " " }
        let rest = line.dropFirst(spaces.count)
        let mark = rest.prefix { "#-*+>|`=~".contains($0) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let isItem = !digits.isEmpty && [".", ")"].contains(rest.dropFirst(digits.count).first)
        let kind = rest.isEmpty ? "empty" : isItem ? "number" : "\(mark)"
        // A bold word or code at the beginning is an ordinary paragraph.
        let isText = ["*", "**", "`"].contains(mark) && !rest.dropFirst(mark.count).hasPrefix(" ")
        return "\(spaces.count / 4) \(isText ? "" : kind)"
    }

    /// Returns a line without code and escaped characters.
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

    /// Returns the position of the first run of exactly `count` backticks.
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
