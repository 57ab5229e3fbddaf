/// A row of a list in the help: the word to type and its explanation.
struct HelpRow {
    let label: String
    let text: String

    /// Returns rows with aligned texts; a label that is too long for its column has its own line.
    static func lines(_ rows: [HelpRow], width: Int) -> [String] {
        let longest = rows.map(\.label.count).max() ?? 0
        let column = min(longest + 4, max(width / 3, 12))
        return rows.flatMap { row in
            let text = wrapped(row.text, width: width, indentation: column)
            let label = "  \(row.label)"
            guard label.count + 2 <= column, let first = text.first else { return [label] + text }
            let gap = String(repeating: " ", count: column - label.count)
            return [label + gap + first.dropFirst(column)] + text.dropFirst()
        }
    }
}
