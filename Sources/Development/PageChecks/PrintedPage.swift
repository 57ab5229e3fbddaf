internal import Foundation

/// A printed page of a report in Markdown: its tables, and its lines of text.
package struct PrintedPage: Sendable {
    /// The file name without the extension, such as `blog-feed`.
    package let name: String
    let lines: [String]
    let tables: [PrintedTable]

    /// - Parameter text: the Markdown of the page.
    package init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var tables: [PrintedTable] = []
        var headings: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            let level = line.prefix { $0 == "#" }.count
            if level > 0, line.dropFirst(level).first == " " {
                headings = Array(headings.prefix(level - 1)) + [Self.plain(line.dropFirst(level))]
            }
            let isTable =
                line.hasPrefix("|") && index + 1 < lines.count
                && lines[index + 1].allSatisfy { "|:- ".contains($0) }
                && lines[index + 1].contains("-")
            guard isTable else {
                index += 1
                continue
            }
            let start = index
            index += 2
            var rows: [PrintedTable.Row] = []
            while index < lines.count, lines[index].hasPrefix("|") {
                rows.append(PrintedTable.Row(line: index + 1, cells: Self.cells(lines[index])))
                index += 1
            }
            tables.append(
                PrintedTable(
                    page: name,
                    line: start + 1,
                    headings: headings,
                    columns: Self.cells(line),
                    rows: rows
                )
            )
        }
        self.tables = tables
    }

    /// Returns the tables below a heading with this text, on any level.
    func tables(below heading: String) -> [PrintedTable] {
        tables.filter { $0.headings.contains(heading) }
    }

    private static func cells(_ line: String) -> [String] {
        var cells: [String] = [""]
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells.dropLast().map { plain($0) }
    }

    /// Returns the text without emphasis, code marks, escapes and the targets of links.
    static func plain(_ text: some StringProtocol) -> String {
        String(text)
            .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
            .replacing("**", with: "")
            .replacing("`", with: "")
            .replacing("\\", with: "")
            .replacing("\u{A0}", with: " ")
            .trimmingCharacters(in: .whitespaces)
    }
}

/// A printed table.
struct PrintedTable: Sendable {
    struct Row: Sendable {
        let line: Int
        let cells: [String]
    }

    let page: String
    let line: Int
    /// The headings above the table, outermost first.
    let headings: [String]
    let columns: [String]
    let rows: [Row]

    /// Returns the cells of a row in a column; `nil` if the table has no such column.
    func cell(_ column: String, _ row: Row) -> String? {
        guard let index = columns.firstIndex(of: column), row.cells.indices.contains(index) else {
            return nil
        }
        return row.cells[index]
    }

    /// Returns the number in a cell; `nil` if there is none.
    func number(_ column: String, _ row: Row) -> PrintedNumber? {
        cell(column, row).flatMap(PrintedNumber.reading)
    }

    /// Returns the time in a cell in nanoseconds; `nil` if there is none.
    func time(_ column: String, _ row: Row) -> Double? {
        cell(column, row).flatMap(nanoseconds)
    }
}
