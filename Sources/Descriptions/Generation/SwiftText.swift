internal import Descriptions

/// Parts of Swift code in the style of the project.
enum SwiftText {
    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// Returns a text as it is written within a string literal.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Returns the lines one below the other, each with a line feed.
    static func lines(_ lines: [String], indented indentation: Int) -> String {
        lines.map { indented($0, by: indentation) + "\n" }.joined()
    }

    /// Returns a large number with separators between thousands.
    static func grouped(_ number: Int) -> String {
        var groups = ""
        for (index, digit) in String(number).reversed().enumerated() {
            groups = "\(digit)\(index > 0 && index.isMultiple(of: 3) ? "_" : "")\(groups)"
        }
        return groups
    }

    /// Returns the imports of a file, ordered by name.
    static func imports(_ access: String = "internal", _ modules: String...) -> String {
        imports(access, modules)
    }

    static func imports(_ access: String = "internal", _ modules: [String]) -> String {
        modules.sorted().map { "\(access) import \($0)" }.joined(separator: "\n")
    }

    /// Returns a documentation comment, with line breaks.
    static func comment(_ text: String, indented indentation: Int = 0) -> String {
        let start = String(repeating: " ", count: indentation) + "///"
        var lines = [start]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > 100, lines.last != start {
                lines.append(start)
            }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a call or a declaration: on one line, or with a line for each argument if it is too
    /// long.
    ///
    /// - Parameters:
    ///   - head: the code before the arguments, without the parenthesis.
    ///   - tail: the code after the arguments, without the parenthesis.
    static func call(
        _ head: String,
        _ arguments: [String],
        _ tail: String = "",
        indented indentation: Int
    ) -> String {
        let line = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
        let isLong = line.count + indentation > longestLine && !arguments.isEmpty
        let lines =
            isLong ? "\(head)(\n    \(arguments.joined(separator: ",\n    "))\n)\(tail)" : line
        return indented(lines, by: indentation)
    }

    /// The maximum line length, which is that of `.swift-format`.
    static let longestLine = 100

    /// Returns a method of a type, with an empty line before it.
    static func method(_ head: String, _ statements: [String]) -> String {
        "\n    \(head) {\n\(indented(statements.joined(separator: "\n"), by: 8))\n    }\n"
    }

    /// Returns the method that formats counts; empty if no text contains a count.
    static func countText(for texts: [TextRule]) -> String {
        let rules = texts.filter(\.counts)
        guard !rules.isEmpty else { return "" }
        // A count with a fallback text is never 0 in this method.
        let countsNone = rules.contains { if case .fallback = $0 { false } else { true } }
        let none = countsNone ? "\n                case 0: return \"\"" : ""
        return """

                /// Counts from 10,000 are written in units of ten thousand, `w`, and truncated.
                private func countText(_ count: Int, _ unit: String) -> String {
                    switch count {\(none)
                    case 1: return "1 \\(unit)"
                    case ..<10_000: return "\\(count) \\(unit)s"
                    default:
                        let units = count / 10_000
                        let tenths = units < 10 ? count / 1_000 % 10 : 0
                        return "\\(units)\\(tenths == 0 ? "" : ".\\(tenths)")w \\(unit)s"
                    }
                }

            """
    }

    /// Returns the lines with an indentation; empty lines remain empty.
    static func indented(_ text: String, by count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blanks + $0 }
            .joined(separator: "\n")
    }
}

extension [String] {
    /// Appends a text unless it equals the last one, as an observer in the generated tests does.
    mutating func appendChange(_ text: String) {
        if last != text { append(text) }
    }
}
