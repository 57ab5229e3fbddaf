internal import Descriptions

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

    /// Lines one below the other, each with a line feed.
    static func lines(_ lines: [String], indented indentation: Int) -> String {
        lines.map { indented($0, by: indentation) + "\n" }.joined()
    }

    /// A large number, whose thousands are set apart.
    static func grouped(_ number: Int) -> String {
        var groups = ""
        for (index, digit) in String(number).reversed().enumerated() {
            groups = "\(digit)\(index > 0 && index.isMultiple(of: 3) ? "_" : "")\(groups)"
        }
        return groups
    }

    /// What a file imports, in the order of names.
    static func imports(_ access: String = "internal", _ modules: String...) -> String {
        imports(access, modules)
    }

    static func imports(_ access: String = "internal", _ modules: [String]) -> String {
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

    /// A call or a signature: in one line, or where that is too long with a line for each argument.
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
        let line = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
        let isLong = line.count + indentation > longestLine && !arguments.isEmpty
        let lines =
            isLong ? "\(head)(\n    \(arguments.joined(separator: ",\n    "))\n)\(tail)" : line
        return indented(lines, by: indentation)
    }

    /// As `.swift-format` has it.
    private static let longestLine = 100

    /// A method of a type, with an empty line in front.
    static func method(_ head: String, _ statements: [String]) -> String {
        "\n    \(head) {\n\(indented(statements.joined(separator: "\n"), by: 8))\n    }\n"
    }

    /// The method that writes a count, for whoever makes texts; nothing where none is counted.
    static func countText(for texts: [TextRule]) -> String {
        let rules = texts.filter(\.counts)
        guard !rules.isEmpty else { return "" }
        // Where something else is shown instead of nothing, none is ever counted.
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

    /// Lines that are moved to the right; those that are empty stay so.
    static func indented(_ text: String, by count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blanks + $0 }
            .joined(separator: "\n")
    }
}

extension [String] {
    /// Appends a text unless it equals the last one, like an observer in the written tests.
    mutating func appendChange(_ text: String) {
        if last != text { append(text) }
    }
}
