/// Formats the functions of a count as plain text for a terminal.
package enum ComplexityTable {
    private static let title = "Complexity"
    private static let gap = "  "
    /// The width up to which positions are aligned, in characters.
    private static let widestPlace = 100

    /// Returns a row for each function: its complexity, its position as `file:line`, and its name.
    /// The last row has the numbers over all files. Invisible characters and characters that would
    /// move the cursor are written as `\u{…}`.
    package static func text(_ summary: ComplexitySummary) -> String {
        let places = summary.functions.map { "\($0.path.visible):\($0.line)" }
        let header = "Place"
        let width = (places + [header]).map(\.count).filter { $0 <= widestPlace }.max() ?? 0
        var text = "\(title)\(gap)\(padding(header, to: width))\(gap)Function\n"
        for (function, place) in zip(summary.functions, places) {
            let number = String(function.complexity)
            let indent = String(repeating: " ", count: max(0, title.count - number.count))
            let name = function.name.visible
            text += "\(indent)\(number)\(gap)\(padding(place, to: width))\(gap)\(name)\n"
        }
        let functions = counted(summary.total.functions, "function")
        return text + "\(functions) in \(counted(summary.total.files, "file"))\n"
    }

    /// Returns a message for each function above the limit, with its position.
    package static func violations(_ summary: ComplexitySummary) -> [String] {
        guard let limit = summary.limit else { return [] }
        return summary.functions.prefix { $0.complexity > limit }.map { function in
            "error: \(function.path.visible):\(function.line): \(function.name.visible) has "
                + "complexity \(function.complexity), which is above the limit of \(limit)"
        }
    }

    private static func padding(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
