internal import CommandLineArguments

/// Renders blocks as plain text for a terminal.
struct TerminalWriter {
    /// The gap between two columns of a table.
    private static let gap = "  "

    /// The largest length of a line of text, because longer lines are hard to read.
    private static let longestLine = 100

    /// The largest length of a line in characters, unless a single word is longer. Only tables use
    /// more than 100.
    let width: Int

    private var textWidth: Int { min(width, Self.longestLine) }

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
        if columns.count > 1, SideBySide.fits(longest, in: textWidth) {
            return SideBySide(columns, width: textWidth).rows
        }
        let parts = columns.map { [$0.title, ""] + $0.lines.map { "  " + $0 } }
        return Array(parts.joined(separator: [""]))
    }

    private func wrapped(_ prose: Prose, hanging: Int = 0) -> [String] {
        CommandLineArguments.wrapped(
            prose.plain.drawable,
            width: textWidth,
            indentation: 0,
            hanging: hanging
        )
    }

    private func drawn(_ line: Substring) -> String { String(line).drawable }

    /// Returns a table with one line for each row, the titles first. Columns that do not fit are
    /// placed below the others, with the columns that name a row repeated. A cell that is wider than
    /// the terminal is cut, and ends with "…".
    private func lines(of table: Table) -> [String] {
        let rows = ([table.columns.map(\.title)] + table.rows).map { $0.map(\.plain.drawable) }
        let needed = table.columns.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        let names = Self.names(of: rows.dropFirst(), table.columns.map(\.alignment))
        let parts = parts(of: needed, names: names).map { columns in
            rows.map { row in
                let cells = columns.map { column, width in
                    let cell = row[column].cut(to: width)
                    return table.columns[column].alignment == .left
                        ? cell.filled(to: width) : cell.flushRight(in: width)
                }
                return cells.joined(separator: Self.gap).withoutTrailingBlanks
            }
        }
        return Array(parts.joined(separator: [""]))
    }

    /// Returns the number of columns at the beginning that name a row: as many as distinguish all
    /// rows, but only columns of text, and at least one.
    private static func names(
        of rows: some Collection<[String]>,
        _ alignments: [Table.Alignment]
    ) -> Int {
        let texts = alignments.prefix { $0 == .left }.count
        let names = (1..<max(texts, 2)).first { count in
            Set(rows.map { $0.prefix(count) }).count == rows.count
        }
        return names ?? max(texts, 1)
    }

    /// A column of a table and its width.
    private typealias Part = [(column: Int, width: Int)]

    /// Returns the groups of adjacent columns with their widths, each with the columns that name a
    /// row.
    private func parts(of needed: [Int], names: Int) -> [Part] {
        let gap = Self.gap.count
        // The other columns get what the widest of them needs, but not more than half of the width.
        let others = min(needed.dropFirst(names).max().map { $0 + gap } ?? 0, width / 2)
        let room = width - others - gap * (names - 1)
        let fits = needed.prefix(names).reduce(0, +) <= room
        let widest = fits ? width : max(room / names, 1)
        let first = needed.prefix(names).enumerated().map { ($0, min($1, widest)) }
        let start = first.reduce(-gap) { $0 + gap + $1.1 }
        var parts: [Part] = [first]
        var used = start
        for (column, needed) in needed.enumerated().dropFirst(names) {
            if used + gap + needed > width, parts[parts.count - 1].count > names {
                parts.append(first)
                used = start
            }
            let width = min(needed, max(width - used - gap, 1))
            parts[parts.count - 1].append((column, width))
            used += gap + width
        }
        return parts
    }
}
