internal import CommandLineArguments

/// Renders blocks as plain text for a terminal.
struct TerminalWriter {
    /// The gap between two columns of a table.
    private static let gap = "  "

    /// The largest length of a line in characters, unless a single word is longer.
    let width: Int

    /// Returns blocks with a blank line between them, without a newline at the end.
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
        case .listings(let listings): lines(of: listings)
        case .charts(let charts):
            Array(
                charts.map { wrapped(Prose(value: $0.alternative), hanging: 2) }
                    .joined(separator: [""])
            )
        case .diagram(let text): text.split(separator: "\n").map(drawn)
        case .folded(let summary, let blocks):
            wrapped(summary) + blocks.flatMap { [""] + lines(of: $0) }
        }
    }

    /// Returns listings side by side if no line has to be broken, otherwise below one another.
    private func lines(of listings: [Listing]) -> [String] {
        let columns = listings.map { listing in
            SideBySide.Column(
                title: drawn(listing.place[...]),
                lines: listing.text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map(drawn)
            )
        }
        let longest = columns.map { ([$0.title] + $0.lines).map(\.count).max() ?? 0 }
        if columns.count > 1, SideBySide.fits(longest, in: width) {
            return SideBySide(columns, width: width).rows
        }
        let parts = columns.map { [$0.title, ""] + $0.lines.map { "  " + $0 } }
        return Array(parts.joined(separator: [""]))
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

    /// Returns a table with one line for each row, the titles first. Columns that do not fit are
    /// placed below the others, with the first column repeated. A column that is wider than the
    /// terminal is cut off.
    private func lines(of table: Table) -> [String] {
        let rows = ([table.columns.map(\.title)] + table.rows).map { $0.map(\.plain.drawable) }
        let widths = table.columns.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        let parts = parts(of: widths).map { columns in
            rows.map { row in
                let cells = columns.map { column in
                    table.columns[column].alignment == .left
                        ? row[column].filled(to: widths[column])
                        : row[column].flushRight(in: widths[column])
                }
                return String(cells.joined(separator: Self.gap).prefix(width))
                    .withoutTrailingBlanks
            }
        }
        return Array(parts.joined(separator: [""]))
    }

    /// Returns the groups of adjacent columns, each with the first column.
    private func parts(of widths: [Int]) -> [[Int]] {
        guard let first = widths.first else { return [] }
        var parts = [[0]]
        var used = first
        for (column, needed) in widths.enumerated().dropFirst() {
            let added = Self.gap.count + needed
            if used + added > width, parts[parts.count - 1].count > 1 {
                parts.append([0])
                used = first
            }
            parts[parts.count - 1].append(column)
            used += added
        }
        return parts
    }
}
