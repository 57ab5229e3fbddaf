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
        guard isLong, let start = head.firstIndex(of: "("),
            let end = closingParenthesis(in: head, from: start), head.index(after: start) < end
        else { return "\(head) {\n\(body)\n}" }
        let parameters = separated(head[head.index(after: start)..<end])
        return "\(head[...start])\n\(parameters)\n\(head[end...]) {\n\(body)\n}"
    }

    /// Returns the end of a list of parameters.
    private static func closingParenthesis(
        in head: String,
        from start: String.Index
    ) -> String.Index? {
        var depth = 0
        for index in head[start...].indices {
            if head[index] == "(" { depth += 1 }
            if head[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns a list with a line for each element. The commas in types do not separate elements.
    private static func separated(_ list: Substring) -> String {
        var depth = 0
        var lines = [""]
        for character in list {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                lines[lines.count - 1].append(",")
                lines.append("")
            } else if character != " " || !lines[lines.count - 1].isEmpty {
                lines[lines.count - 1].append(character)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a function with its body.
    static func function(_ head: String, _ body: [String]) -> String {
        block("func \(head)", lines(body))
    }

    /// Returns an initializer that stores its parameters.
    ///
    /// - Parameter statements: its last statements.
    static func initializer(
        _ parameters: [(name: String, type: String)],
        _ statements: [String] = []
    ) -> String {
        let list = parameters.map { name, type in
            "\(name): \(type.hasPrefix("(") ? "@escaping " : "")\(type)"
        }
        return block(
            "init(\(list.joined(separator: ", ")))",
            lines(parameters.map { "self.\($0.name) = \($0.name)" } + statements)
        )
    }

    /// Returns a file.
    ///
    /// - Parameter name: its name without the ending.
    static func generated(_ name: String, _ imports: [String], _ code: String) -> GeneratedFile {
        GeneratedFile(path: "\(name).swift", text: file(imports, code))
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
