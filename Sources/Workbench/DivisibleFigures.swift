internal import Matrix
internal import Report

/// Figures of several cells or features, which can be taken apart and put together again.
protocol DivisibleFigures: Codable, Hashable, Sendable {
    /// What figures of some rows are taken apart into, in order.
    static func units(of rows: [MatrixRow]) -> [FigureUnit]
    /// The figures of one of them.
    func part(_ unit: FigureUnit) -> Self
    /// - Returns: `nil` where figures were made in different ways.
    static func joined(_ parts: [Self]) -> Self?
}

extension Array: DivisibleFigures where Element: FigureOfUnit {
    static func units(of rows: [MatrixRow]) -> [FigureUnit] { Element.units(of: rows) }

    func part(_ unit: FigureUnit) -> [Element] { filter { $0.unit == unit } }

    static func joined(_ parts: [[Element]]) -> [Element]? { parts.flatMap(\.self) }
}

/// A figure of one cell or one feature.
protocol FigureOfUnit: Codable, Hashable, Sendable {
    static func units(of rows: [MatrixRow]) -> [FigureUnit]
    var unit: FigureUnit { get }
}

/// A figure of one cell.
protocol FigureOfCell: FigureOfUnit {
    var cell: Cell { get }
}

extension FigureOfCell {
    static func units(of rows: [MatrixRow]) -> [FigureUnit] { rows.cells.map(FigureUnit.cell) }

    var unit: FigureUnit { .cell(cell) }
}

extension DivisibleFigures {
    /// Most figures belong to a feature.
    static func units(of rows: [MatrixRow]) -> [FigureUnit] {
        rows.features.map(FigureUnit.feature)
    }
}
