/// A table of values in rows and columns.
struct Table: Hashable, Sendable {
    enum Alignment {
        case left, right
    }

    struct Column: Hashable, Sendable {
        let title: Prose
        let alignment: Alignment
    }

    let columns: [Column]
    private(set) var rows: [[Prose]] = []

    /// - Parameter columns: the title and the alignment of each column.
    init(_ columns: [(title: Prose, alignment: Alignment)]) {
        self.columns = columns.map { Column(title: $0.title, alignment: $0.alignment) }
    }

    /// Adds a row. Missing cells at its end are empty, and cells beyond the last column are
    /// dropped.
    mutating func add(_ cells: [Prose]) {
        let missing = max(columns.count - cells.count, 0)
        rows.append(Array(cells.prefix(columns.count)) + Array(repeating: "", count: missing))
    }
}
