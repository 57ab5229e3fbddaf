/// A line of a list in the help: what to type on the left, what it means on the right.
struct HelpRow {
    let label: String
    let text: String

    /// Rows with their texts aligned; a label too long for its column stands on a line alone.
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
