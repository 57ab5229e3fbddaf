/// Figures in rows and columns.
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

    /// - Parameter columns: the title of each column and how it is aligned.
    init(_ columns: [(title: Prose, alignment: Alignment)]) {
        self.columns = columns.map { Column(title: $0.title, alignment: $0.alignment) }
    }

    /// Adds a row. Cells that are missing at its end are empty, those beyond the columns are lost.
    mutating func add(_ cells: [Prose]) {
        let missing = max(columns.count - cells.count, 0)
        rows.append(Array(cells.prefix(columns.count)) + Array(repeating: "", count: missing))
    }
}
