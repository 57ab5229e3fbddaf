internal import Matrix
internal import Report

/// Results of several implementations or features, which can be split and joined.
protocol DivisibleResults: Codable, Hashable, Sendable {
    /// Returns the units into which the results of `rows` are split.
    static func units(of rows: [MatrixRow]) -> [ResultUnit]
    /// Returns the results of one unit.
    func part(_ unit: ResultUnit) -> Self
    /// Joins the results of units.
    ///
    /// - Returns: `nil` if the results were measured in different ways.
    static func joined(_ parts: [Self]) -> Self?
}

extension Array: DivisibleResults where Element: ResultOfUnit {
    static func units(of rows: [MatrixRow]) -> [ResultUnit] { Element.units(of: rows) }

    func part(_ unit: ResultUnit) -> [Element] { filter { $0.unit == unit } }

    static func joined(_ parts: [[Element]]) -> [Element]? { parts.flatMap(\.self) }
}

/// A result of one implementation or one feature.
protocol ResultOfUnit: Codable, Hashable, Sendable {
    static func units(of rows: [MatrixRow]) -> [ResultUnit]
    var unit: ResultUnit { get }
}

/// A result of one implementation.
protocol ResultOfImplementation: ResultOfUnit {
    var implementation: Implementation { get }
}

extension ResultOfImplementation {
    static func units(of rows: [MatrixRow]) -> [ResultUnit] {
        rows.implementations.map(ResultUnit.implementation)
    }

    var unit: ResultUnit { .implementation(implementation) }
}

extension DivisibleResults {
    /// Returns the features, to which results belong by default.
    static func units(of rows: [MatrixRow]) -> [ResultUnit] {
        rows.features.map(ResultUnit.feature)
    }
}
