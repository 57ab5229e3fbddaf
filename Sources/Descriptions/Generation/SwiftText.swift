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
            .replacing("\n", with: "\\n")
    }

    /// Returns the literal of a range of numbers, with separators between thousands.
    static func literal(_ range: ClosedRange<Int>) -> String {
        let ends = [range.lowerBound, range.upperBound].map {
            ($0 < 0 ? "-" : "") + grouped(abs($0))
        }
        // A sign directly after the dots would be part of the operator.
        return range.upperBound < 0 ? "\(ends[0])...(\(ends[1]))" : ends.joined(separator: "...")
    }

    /// Returns the events of a scenario as a raw literal: on one line, or on a line each.
    ///
    /// - Parameter indentation: the indentation of the lines.
    static func events(_ lines: [String], indented indentation: Int = 24) -> String {
        guard lines.count > 1 else { return "#\"\(lines.joined())\"#" }
        let text = (lines + ["\"\"\"#"]).joined(separator: "\n")
        return "#\"\"\"\n\(indented(text, by: indentation))"
    }

    /// Returns the array of some static members.
    static func members(_ names: [String]) -> String {
        let members = names.map { ".\($0)" }
        return "[\(members.joined(separator: ", "))]"
    }

    /// Returns a large number with separators between thousands.
    static func grouped(_ number: Int) -> String {
        var groups = ""
        for (index, digit) in String(number).reversed().enumerated() {
            groups = "\(digit)\(index > 0 && index.isMultiple(of: 3) ? "_" : "")\(groups)"
        }
        return groups
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

    /// Returns the methods that format counts, one for each unit; empty if no text contains a count.
    static func countText(for texts: [TextRule]) -> String {
        CountUnit.allCases.map { unit in
            countText(unit, for: texts.filter { $0.countUnits.contains(unit) })
        }
        .joined()
    }

    private static func countText(_ unit: CountUnit, for rules: [TextRule]) -> String {
        guard !rules.isEmpty else { return "" }
        let countsNone = rules.contains { $0.countsNone(in: unit) }
        let head =
            "private func \(unit.method)(_ count: Int, _ singular: String, _ plural: String) -> String {"
        guard unit != .one else {
            return """

                    /// Returns a count with its noun.
                    \(head)
                        switch count {
                        \(countsNone ? "case 0: \"\"\n            " : "")case 1: "1 \\(singular)"
                        default: "\\(count) \\(plural)"
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
                    case 1: return "1 \\(singular)"
                    case ..<\(size): return "\\(count) \\(plural)"
                    default:
                        let units = count / \(size)
                        let tenths = units < 10 ? count / \(grouped(unit.rawValue / 10)) % 10 : 0
                        return "\\(units)\\(tenths == 0 ? "" : ".\\(tenths)")\(unit.sign) \\(plural)"
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

extension TextRule {
    /// Returns true if a count in a unit can be 0 where it is shown: no other text replaces it, and
    /// no condition excludes it.
    fileprivate func countsNone(in unit: CountUnit) -> Bool {
        if case .fallback = self { return false }
        return parts.contains { $0.countsNone(in: unit, except: []) }
    }
}

extension TextPart {
    /// - Parameter fields: the fields that are not 0 where the part is shown.
    fileprivate func countsNone(in unit: CountUnit, except fields: Set<Name>) -> Bool {
        switch self {
        case .count(_, let field, _, unit): return !fields.contains(field)
        case .condition(let test, let yes, let no):
            let others = fields.union([test.field])
            let isNone = test.holds(for: .number(0))
            return yes.contains { $0.countsNone(in: unit, except: isNone ? fields : others) }
                || no.contains { $0.countsNone(in: unit, except: isNone ? others : fields) }
        case .literal, .field, .given, .count, .next: return false
        }
    }
}
