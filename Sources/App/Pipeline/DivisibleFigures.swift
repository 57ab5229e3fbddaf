internal import Matrix
internal import Report

/// Results of several implementations or features, which can be split and joined.
protocol DivisibleFigures: Codable, Hashable, Sendable {
    /// Returns the units into which the results of `rows` are split.
    static func units(of rows: [MatrixRow]) -> [FigureUnit]
    /// Returns the results of one unit.
    func part(_ unit: FigureUnit) -> Self
    /// Joins the results of units.
    ///
    /// - Returns: `nil` if the results were measured in different ways.
    static func joined(_ parts: [Self]) -> Self?
}

extension Array: DivisibleFigures where Element: FigureOfUnit {
    static func units(of rows: [MatrixRow]) -> [FigureUnit] { Element.units(of: rows) }

    func part(_ unit: FigureUnit) -> [Element] { filter { $0.unit == unit } }

    static func joined(_ parts: [[Element]]) -> [Element]? { parts.flatMap(\.self) }
}

/// A result of one implementation or one feature.
protocol FigureOfUnit: Codable, Hashable, Sendable {
    static func units(of rows: [MatrixRow]) -> [FigureUnit]
    var unit: FigureUnit { get }
}

/// A result of one implementation.
protocol ValueOfImplementation: FigureOfUnit {
    var implementation: Implementation { get }
}

extension ValueOfImplementation {
    static func units(of rows: [MatrixRow]) -> [FigureUnit] { rows.implementations.map(FigureUnit.implementation) }

    var unit: FigureUnit { .implementation(implementation) }
}

extension DivisibleFigures {
    /// Returns the features, to which results belong by default.
    static func units(of rows: [MatrixRow]) -> [FigureUnit] {
        rows.features.map(FigureUnit.feature)
    }
}
