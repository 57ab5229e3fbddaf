/// Formats a summary as plain text for a terminal.
package enum LinesTable {
    /// The width of the table. A path that is too long has a line of its own and is not cut.
    private static let width = 80

    private static let gap = "  "

    /// Returns the rows of the summary and its total, with right-aligned numbers and a line ending
    /// at the end. Invisible characters, and those that would move the cursor, are written as
    /// `\u{…}`.
    ///
    /// Widths are in characters: a character that the terminal draws two columns wide shifts its
    /// row.
    package static func text(_ summary: LinesSummary) -> String {
        let rows = rows(of: summary)
        let total = Row(summary.total)
        let header = Row.header(named: summary.directories == nil ? "File" : "Directory")
        let numberWidths = total.numbers.indices.map { column in
            ([header, total] + rows).map { $0.numbers[column].count }.max() ?? 0
        }
        let room = width - numberWidths.reduce(0) { $0 + $1 + gap.count }
        let longest = ([header, total] + rows).map(\.name.count).filter { $0 <= room }.max() ?? 0
        let layout = Layout(nameWidth: longest, numberWidths: numberWidths)
        if rows.isEmpty, summary.files == nil, summary.directories == nil {
            return layout.line(Row.header(named: "")) + layout.line(total)
        }
        let rule = String(repeating: "-", count: layout.width) + "\n"
        return layout.line(header) + rule + rows.map(layout.line).joined() + rule
            + layout.line(total)
    }

    private static func rows(of summary: LinesSummary) -> [Row] {
        if let files = summary.files { return files.map(Row.init) }
        return (summary.directories ?? []).map(Row.init)
    }
}

extension LinesTable {
    /// A name with its numbers, as text.
    private struct Row {
        let name: String
        let numbers: [String]

        static func header(named name: String) -> Row {
            Row(name: name, numbers: ["Files", "Lines", "Code", "Comment", "Blank"])
        }

        init(name: String, numbers: [String]) {
            self.name = name
            self.numbers = numbers
        }

        init(_ file: FileLines) {
            let numbers = [file.lines, file.code, file.comment, file.blank]
            // A column of ones is useless.
            self.init(name: file.path.visible, numbers: [""] + numbers.map(String.init))
        }

        init(_ directory: DirectoryLines) {
            let numbers = [
                directory.files, directory.lines, directory.code, directory.comment,
                directory.blank,
            ]
            self.init(name: directory.path.visible, numbers: numbers.map(String.init))
        }

        init(_ total: TotalLines) {
            let numbers = [total.files, total.lines, total.code, total.comment, total.blank]
            self.init(name: "Total", numbers: numbers.map(String.init))
        }
    }

    /// The widths of the columns, in characters.
    private struct Layout {
        let nameWidth: Int
        let numberWidths: [Int]

        var width: Int { nameWidth + numberWidths.reduce(0) { $0 + $1 + gap.count } }

        func line(_ row: Row) -> String {
            let numbers = zip(row.numbers, numberWidths).map { number, width in
                gap + padding(number, to: width) + number
            }
            let fits = row.name.count <= nameWidth
            let name = fits ? row.name + padding(row.name, to: nameWidth) : row.name + "\n"
            let indent = fits ? "" : padding("", to: nameWidth)
            return name + indent + numbers.joined() + "\n"
        }

        private func padding(_ text: String, to width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count))
        }
    }
}
