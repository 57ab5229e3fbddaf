/// Pieces of Swift as they are written in this house.
enum SwiftText {
    /// A text as a literal.
    static func literal(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// A text as it stands within a literal.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// What a file imports, in the order of names.
    static func imports(_ access: String = "internal", _ modules: String...) -> String {
        modules.sorted().map { "\(access) import \($0)" }.joined(separator: "\n")
    }

    /// A comment of documentation, in lines that are not too long.
    static func comment(_ text: String, indented indentation: Int = 0) -> String {
        let start = String(repeating: " ", count: indentation) + "///"
        var lines = [start]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > 105, lines.last != start {
                lines.append(start)
            }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.joined(separator: "\n")
    }

    /// A call, in one line; where it is too long the formatter breaks it.
    ///
    /// - Parameters:
    ///   - head: what stands in front of the arguments, without the parenthesis.
    ///   - tail: what stands behind them, without the parenthesis.
    static func call(
        _ head: String,
        _ arguments: [String],
        _ tail: String = "",
        indented indentation: Int
    ) -> String {
        indented("\(head)(\(arguments.joined(separator: ", ")))\(tail)", by: indentation)
    }

    /// A method of a type, with an empty line in front.
    static func method(_ head: String, _ statements: [String]) -> String {
        "\n    \(head) {\n\(indented(statements.joined(separator: "\n"), by: 8))\n    }\n"
    }

    /// Lines that are moved to the right; those that are empty stay so.
    static func indented(_ text: String, by count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blanks + $0 }
            .joined(separator: "\n")
    }
}
