/// Texts in adjacent columns, for a terminal.
package struct SideBySide {
    /// The title and the lines of a column.
    package struct Column {
        package let title: String
        package let lines: [String]

        package init(title: String, lines: [String]) {
            self.title = title
            self.lines = lines
        }
    }

    private static let border = " │ "
    /// The indentation of the continuation of a broken line.
    private static let hanging = "    "
    /// The minimum width of a column. Narrower columns would break nearly every line.
    private static let narrowestColumn = 24

    private let columns: [Column]
    private let width: Int

    /// - Parameter width: the width in characters. If the columns would be too narrow, some are
    ///   placed below the others.
    package init(_ columns: [Column], width: Int) {
        self.columns = columns
        self.width = width
    }

    /// Returns true if columns with these longest lines fit without breaking a line.
    static func fits(_ longest: [Int], in width: Int) -> Bool {
        let room = room(ofEach: longest.count, in: width)
        return room >= narrowestColumn && (longest.max() ?? 0) <= room
    }

    package var text: String { rows.joined(separator: "\n") }

    /// The lines of ``text``.
    var rows: [String] {
        // Columns that do not fit next to one another are placed below one another.
        let most = (width + Self.border.count) / (Self.narrowestColumn + Self.border.count)
        let groups = stride(from: 0, to: columns.count, by: max(most, 1)).map {
            Array(columns[$0..<min($0 + max(most, 1), columns.count)])
        }
        return Array(groups.map(rows).joined(separator: [""]))
    }

    private func rows(of columns: [Column]) -> [String] {
        let columnWidth = max(Self.room(ofEach: columns.count, in: width), 1)
        let rule = String(repeating: "─", count: columnWidth)
        let broken = columns.map { column in
            [column.title, rule] + column.lines.flatMap { Self.broken($0, columnWidth) }
        }
        let height = broken.map(\.count).max() ?? 0
        return (0..<height).map { row in
            let cells = broken.map { $0.indices.contains(row) ? $0[row] : "" }
            return cells.map { $0.filled(to: columnWidth) }.joined(separator: Self.border)
                .withoutTrailingBlanks
        }
    }

    /// Returns the width of each column without the borders.
    private static func room(ofEach count: Int, in width: Int) -> Int {
        (width - (count - 1) * border.count) / count
    }

    /// Returns a line in pieces that fit. It is broken at blanks if possible, so that code stays
    /// readable.
    private static func broken(_ line: String, _ width: Int) -> [String] {
        guard line.count > width else { return [line] }
        let indentation = String(line.prefix { $0 == " " })
        var pieces: [String] = []
        var rest = line[...]
        var beginning = ""
        while beginning.count + rest.count > width {
            let room = max(width - beginning.count, 1)
            let fitting = rest.prefix(room)
            let content = fitting.dropFirst(pieces.isEmpty ? indentation.count : 0)
            let end = cut(in: content) ?? fitting.endIndex
            pieces.append(beginning + rest[..<end])
            rest = rest[end...].drop { $0 == " " }
            // Deep indentation would leave little width for the code.
            beginning = String((indentation + hanging).prefix(width / 2))
        }
        return rest.isEmpty ? pieces : pieces + [beginning + rest]
    }

    /// Returns the best position to break code: the last blank, otherwise after a bracket or before
    /// a dot, otherwise between two words of a name.
    private static func cut(in content: Substring) -> String.Index? {
        if let blank = content.lastIndex(of: " "), blank > content.startIndex { return blank }
        if let place = content.dropFirst().lastIndex(where: { "(,.".contains($0) }) {
            return content[place] == "." ? place : content.index(after: place)
        }
        return content.indices.dropFirst().last { place in
            content[place].isUppercase && content[content.index(before: place)].isLowercase
        }
    }
}
