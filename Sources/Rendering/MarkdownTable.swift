/// A table in Markdown whose columns also line up as plain text.
struct MarkdownTable {
    enum Alignment {
        case left, right
    }

    private let header: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// - Parameter columns: the title of each column and how it is aligned.
    init(_ columns: [(title: String, alignment: Alignment)]) {
        header = columns.map(\.title)
        alignments = columns.map(\.alignment)
    }

    /// Adds a row. Cells that are missing at its end are empty, those beyond the columns are lost.
    mutating func add(_ cells: [String]) {
        let missing = max(header.count - cells.count, 0)
        rows.append(Array(cells.prefix(header.count)) + Array(repeating: "", count: missing))
    }

    /// The table, a line a row, without a newline at its end.
    var text: String {
        let cells = ([header] + rows).map { $0.map(MarkdownText.inCell) }
        let widths = header.indices.map { column in
            max(cells.map { $0[column].count }.max() ?? 0, 3)
        }
        var lines = cells.map { row in
            let padded = row.indices.map { pad(row[$0], to: widths[$0], alignments[$0]) }
            return "| \(padded.joined(separator: " | ")) |"
        }
        let rule = header.indices.map { column in
            let dashes = String(repeating: "-", count: widths[column] - 1)
            return alignments[column] == .left ? "-\(dashes)" : "\(dashes):"
        }
        lines.insert("| \(rule.joined(separator: " | ")) |", at: 1)
        return lines.joined(separator: "\n")
    }

    private func pad(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let padding = String(repeating: " ", count: width - text.count)
        return alignment == .left ? text + padding : padding + text
    }
}
