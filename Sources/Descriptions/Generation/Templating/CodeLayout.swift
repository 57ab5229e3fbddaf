/// The layout of code that a template makes, where the lengths of names matter. The formatter does
/// the rest: it breaks long lines, but does not join short ones.
enum CodeLayout {
    /// Returns code with the arguments of a call on one line, with comments broken at the end of
    /// the line, and without repeated imports. Two short alternatives are on one line, too.
    ///
    /// - Parameter isSpy: indicates whether methods of one statement are on one line.
    static func laidOut(_ code: String, isSpy: Bool) -> String {
        var lines: [String] = []
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(line)
            let isRepeated = line.contains("import ") && lines.contains(line)
            if !isRepeated { lines.append(line) }
        }
        lines = withJoinedAlternatives(withJoinedArguments(lines))
        if isSpy { lines = withJoinedBodies(lines) }
        return withBrokenComments(lines).joined(separator: "\n")
    }

    /// Joins the lines from an opening bracket at the end of a line to the closing one. A list with
    /// a comma at its end, a sum, a text of several lines, and a closure keep their lines, and so do the
    /// brackets around them.
    private static func withJoinedArguments(_ lines: [String]) -> [String] {
        var joined: [String] = []
        var rest = lines[...]
        while let line = rest.first {
            rest = rest.dropFirst()
            let indentation = line.prefix { $0 == " " }
            let bracket = ["(": ")", "[": "]"][line.last ?? " "]
            guard let bracket,
                let end = rest.firstIndex(where: { $0.hasPrefix("\(indentation)\(bracket)") })
            else {
                joined.append(line)
                continue
            }
            let inner = withJoinedArguments(Array(rest[..<end]))
            rest = rest[end...]
            let isOpen =
                inner.contains { line in
                    ["{", "\"\"\""].contains(where: line.hasSuffix)
                        || ["]", "+ "].contains(where: trimmed(line).hasPrefix)
                }
                || inner.indices.dropLast(2).contains { index in
                    // A closure with several statements.
                    inner[index].hasSuffix(" in") && !trimmed(inner[index + 2]).hasPrefix("}")
                }
            if isOpen || bracket == "]" && inner.last?.hasSuffix(",") == true {
                joined += [line] + inner
            } else {
                var inner = inner
                if inner.last?.last == "," { inner[inner.count - 1].removeLast() }
                let whole = line + inner.map(trimmed).joined(separator: " ") + trimmed(rest[end])
                // The formatter would move the brace of a long declaration to a line of its own.
                let isLong = whole.hasSuffix("{") && whole.count > SwiftText.longestLine
                joined += isLong ? [line] + inner + [rest[end]] : [whole]
                rest = rest.dropFirst()
            }
        }
        return joined
    }

    /// Joins two alternatives of one statement each if they fit on a line.
    private static func withJoinedAlternatives(_ lines: [String]) -> [String] {
        var joined: [String] = []
        var rest = lines[...]
        while let line = rest.first {
            let isCondition = line.hasSuffix("{") && trimmed(line).hasPrefix("if ")
            let next = isCondition ? rest.prefix(5).map(trimmed) : []
            let whole = "\(line) \(next.dropFirst().joined(separator: " "))"
            if next.count == 5, next[2] == "} else {", next[4] == "}",
                whole.count <= SwiftText.longestLine
            {
                joined.append(whole)
                rest = rest.dropFirst(5)
            } else {
                joined.append(line)
                rest = rest.dropFirst()
            }
        }
        return joined
    }

    /// Joins methods of one statement.
    private static func withJoinedBodies(_ lines: [String]) -> [String] {
        var joined: [String] = []
        var rest = lines[...]
        while let line = rest.first {
            rest = rest.dropFirst()
            let next = rest.prefix(2).map(trimmed)
            if line.contains("func "), line.hasSuffix("{"), next.last == "}" {
                joined.append("\(line) \(next[0]) }")
                rest = rest.dropFirst(2)
            } else {
                joined.append(line)
            }
        }
        return joined
    }

    private static func trimmed(_ text: String) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }

    /// Breaks documentation comments that names have made too long, and joins their lines first.
    private static func withBrokenComments(_ lines: [String]) -> [String] {
        var broken: [String] = []
        var paragraph: [Substring] = []
        var indentation = 0
        func end() {
            guard !paragraph.isEmpty else { return }
            let text = paragraph.joined(separator: " ")
            broken.append(SwiftText.comment(text, indented: indentation))
            paragraph = []
        }
        for line in lines {
            let code = line.drop { $0 == " " }
            guard code.hasPrefix("/// "), !code.hasPrefix("/// -"), !code.hasPrefix("///  ") else {
                end()
                broken.append(line)
                continue
            }
            indentation = line.utf8.count - code.utf8.count
            paragraph.append(code.dropFirst(4))
        }
        end()
        return broken
    }
}
