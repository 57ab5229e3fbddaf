internal import CommandLineArguments

/// Draws blocks as plain text for a terminal.
struct TerminalWriter {
    /// Between two columns of a table.
    private static let gap = "  "

    /// No line is longer, in characters, unless a single word is.
    let width: Int

    /// Blocks with a blank line between them, without a newline at the end.
    func text(of blocks: [Block]) -> String {
        blocks.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    func lines(of block: Block) -> [String] {
        switch block {
        case .heading(_, let prose), .quotation(let prose): wrapped(prose)
        case .paragraph(let prose): wrapped(prose, hanging: 2)
        case .items(let items): items.flatMap { wrapped("- " + $0, hanging: 2) }
        case .numbered(let items):
            items.enumerated().flatMap { wrapped("\($0 + 1). " + $1, hanging: 3) }
        case .table(let table): lines(of: table)
        case .listing(let listing):
            [drawn(listing.place[...]), ""]
                + listing.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { "  " + drawn($0) }
        case .chart(let chart): wrapped(Prose(value: chart.alternative), hanging: 2)
        case .diagram(let text), .carried(let text): text.split(separator: "\n").map(drawn)
        }
    }

    private func wrapped(_ prose: Prose, hanging: Int = 0) -> [String] {
        CommandLineArguments.wrapped(
            prose.plain.drawable,
            width: width,
            indentation: 0,
            hanging: hanging
        )
    }

    private func drawn(_ line: Substring) -> String { String(line).drawable }

    /// A line a row, the titles first. What is wider than the terminal is cut off.
    private func lines(of table: Table) -> [String] {
        let rows = ([table.columns.map(\.title)] + table.rows).map { $0.map(\.plain.drawable) }
        let widths = table.columns.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, zip(widths, table.columns)).map { cell, column in
                column.1.alignment == .left
                    ? cell.filled(to: column.0) : cell.flushRight(in: column.0)
            }
            return String(cells.joined(separator: Self.gap).prefix(width)).withoutTrailingBlanks
        }
    }
}
