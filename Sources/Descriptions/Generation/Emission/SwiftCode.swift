internal import PackageEditing

/// Helpers for fragments of Swift code, which the formatter indents and breaks.
enum SwiftCode {
    /// Returns the parts that are not empty, with a blank line between them.
    static func sections(_ parts: String...) -> String { sections(parts) }

    static func sections(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the lines that are not empty.
    static func lines(_ parts: String...) -> String { lines(parts) }

    static func lines(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns a declaration with its body. The formatter would move the brace of a long function to a line
    /// of its own, so such a function has a line for each parameter.
    static func block(_ head: String, _ body: String) -> String {
        let member = 4
        let isLong = member + head.count + " {".count > SwiftText.longestLine
        guard isLong, head.last == ")", let list = head.firstIndex(of: "(") else {
            return "\(head) {\n\(body)\n}"
        }
        let parameters = head[head.index(after: list)...].dropLast()
            .replacing(", ", with: ",\n")
        return "\(head[...list])\n\(parameters)\n) {\n\(body)\n}"
    }

    /// Returns a function with its body.
    static func function(_ head: String, _ body: [String]) -> String {
        block("func \(head)", lines(body))
    }

    /// Returns the text of a file.
    static func file(_ imports: [String], _ code: String) -> String {
        sections(
            imports.sorted { importedModule($0) < importedModule($1) }.joined(separator: "\n"),
            code
        )
            + "\n"
    }

    private static func importedModule(_ line: String) -> Substring {
        line.split(separator: " ").last ?? ""
    }
}
