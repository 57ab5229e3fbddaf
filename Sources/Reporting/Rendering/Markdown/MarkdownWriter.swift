/// Renders documents as GitHub Flavored Markdown.
enum MarkdownWriter {
    /// Returns blocks with a blank line between them, without a newline at the end.
    static func text(of blocks: [Block]) -> String {
        blocks.map(text).joined(separator: "\n\n")
    }

    private static func text(of block: Block) -> String {
        switch block {
        case .heading(let level, let prose):
            "\(String(repeating: "#", count: level)) \(text(of: prose))"
        case .paragraph(let prose): text(of: prose)
        case .items(let items): items.map { "- \(text(of: $0))" }.joined(separator: "\n")
        case .numbered(let items):
            items.enumerated().map { "\($0 + 1). \(text(of: $1))" }.joined(separator: "\n")
        case .quotation(let prose): "> \(text(of: prose))"
        case .table(let table): text(of: table)
        case .listings(let listings):
            listings.map { listing in
                "\(MarkdownText.code(listing.place))\n\n"
                    + MarkdownText.fenced(listing.text, language: "swift")
            }
            .joined(separator: "\n\n")
        case .charts(let charts): charts.map(picture).joined(separator: "\n")
        case .diagram(let source): "```mermaid\n\(source)\n```"
        case .folded(let summary, let blocks):
            "<details>\n<summary>\(summary.plain.markup)</summary>\n\n\(text(of: blocks))\n\n</details>"
        }
    }

    /// Returns an element with a light and a dark image, of which a viewer shows the one that fits
    /// its own theme. The theme of the system, which an image can ask for, may be another.
    private static func picture(of chart: Chart) -> String {
        """
        <picture><source media="(prefers-color-scheme: dark)" srcset="\(chart.name).svg\(ChartWriter.dark)">\
        <img alt="\(chart.alternative.markup)" src="\(chart.name).svg"></picture>
        """
    }

    static func text(of prose: Prose) -> String {
        prose.pieces.map { piece in
            switch piece {
            case .words(let text): text
            case .value(let text): MarkdownText.literal(text)
            case .code(let text): MarkdownText.code(text)
            case .emphasis(let prose): "*\(text(of: prose))*"
            case .strong(let prose): "**\(text(of: prose))**"
            case .link(let prose, let target): "[\(text(of: prose))](\(address(of: target)))"
            }
        }
        .joined()
    }

    private static func address(of target: String) -> String {
        target.contains("#") || target.contains(".") ? target : "\(target).md"
    }

    // MARK: - Tables

    /// Returns a table whose columns are also aligned in plain text.
    private static func text(of table: Table) -> String {
        let header = table.columns.map(\.title)
        let cells = ([header] + table.rows).map { row in
            row.map { MarkdownText.inCell(text(of: $0)) }
        }
        let widths = header.indices.map { column in
            max(cells.map { $0[column].count }.max() ?? 0, 3)
        }
        var lines = cells.map { row in
            let padded = zip(row, zip(widths, table.columns)).map { cell, column in
                column.1.alignment == .left
                    ? cell.filled(to: column.0) : cell.flushRight(in: column.0)
            }
            return "| \(padded.joined(separator: " | ")) |"
        }
        let rule = zip(widths, table.columns).map { width, column in
            let dashes = String(repeating: "-", count: width - 1)
            return column.alignment == .left ? "-\(dashes)" : "\(dashes):"
        }
        lines.insert("| \(rule.joined(separator: " | ")) |", at: 1)
        return lines.joined(separator: "\n")
    }
}
