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

    /// Returns the literal of a range of numbers, with separators between thousands.
    static func literal(_ range: ClosedRange<Int>) -> String {
        let ends = [range.lowerBound, range.upperBound].map {
            ($0 < 0 ? "-" : "") + grouped(abs($0))
        }
        // A sign directly after the dots would be part of the operator.
        return range.upperBound < 0 ? "\(ends[0])...(\(ends[1]))" : ends.joined(separator: "...")
    }

    /// Returns the lines one below the other, each with a line feed.
    static func lines(_ lines: [String], indented indentation: Int) -> String {
        lines.map { indented($0, by: indentation) + "\n" }.joined()
    }

    /// Returns the events of a scenario as a raw literal: on one line, or on a line each.
    ///
    /// - Parameter indentation: the indentation of the lines.
    static func events(_ lines: [String], indented indentation: Int = 24) -> String {
        guard lines.count > 1 else { return "#\"\(lines.joined())\"#" }
        let text = (lines + ["\"\"\"#"]).joined(separator: "\n")
        return "#\"\"\"\n\(indented(text, by: indentation))"
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

    /// Returns the statement that adds views to another.
    ///
    /// - Parameter owner: the other view, followed by a dot; empty for `self`.
    static func adding(_ views: [String], to owner: String = "") -> String {
        views.count == 1
            ? "\(owner)addSubview(\(views[0]))"
            : "[\(views.joined(separator: ", "))].forEach(\(owner)addSubview)"
    }

    /// Returns the methods that format counts, one for each unit; empty if no text contains a count.
    static func countText(for texts: [TextRule]) -> String {
        CountUnit.allCases.map { unit in
            countText(unit, for: texts.filter { $0.countUnits.contains(unit) })
        }
        .joined()
    }

    private static func countText(_ unit: CountUnit, for rules: [TextRule]) -> String {
        guard !rules.isEmpty else { return "" }
        // A count with a fallback text, or with a text for 0, is never 0 in this method.
        let countsNone = rules.contains {
            if case .fallback = $0 { false } else { canCountNone($0.parts) }
        }
        let head = "private func \(unit.method)(_ count: Int, _ unit: String) -> String {"
        guard unit != .one else {
            return """

                    /// Returns a count with its unit.
                    \(head)
                        switch count {
                        \(countsNone ? "case 0: \"\"\n            " : "")case 1: "1 \\(unit)"
                        default: "\\(count) \\(unit)s"
                        }
                    }

                """
        }
        let none = countsNone ? "\n                case 0: return \"\"" : ""
        let size = grouped(unit.rawValue)
        let name = unit == .thousand ? "a thousand" : "ten thousand"
        return """

                /// Counts from \(size.replacing("_", with: ",")) are written in units of \(name), `\(unit.sign)`, and truncated.
                \(head)
                    switch count {\(none)
                    case 1: return "1 \\(unit)"
                    case ..<\(size): return "\\(count) \\(unit)s"
                    default:
                        let units = count / \(size)
                        let tenths = units < 10 ? count / \(grouped(unit.rawValue / 10)) % 10 : 0
                        return "\\(units)\\(tenths == 0 ? "" : ".\\(tenths)")\(unit.sign) \\(unit)s"
                    }
                }

            """
    }

    /// Returns true if a count in one of the parts can be 0.
    ///
    /// - Parameter excluded: the field that a condition has compared with 0.
    private static func canCountNone(_ parts: [TextPart], except excluded: Name? = nil) -> Bool {
        parts.contains { part in
            switch part {
            case .count(_, let field, _, _): field != excluded
            case .condition(let test, let yes, let no):
                canCountNone(yes, except: excluded)
                    || canCountNone(
                        no,
                        except: test.comparison == .equal(.number(0)) ? test.field : excluded
                    )
            case .literal, .field, .given, .next: false
            }
        }
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
