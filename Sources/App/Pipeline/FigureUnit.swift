internal import Matrix

/// The unit of caching: a change in one unit leaves the results of others valid.
enum FigureUnit: Hashable, Sendable {
    case cell(Cell)
    case feature(Feature)

    var feature: Feature {
        switch self {
        case .cell(let cell): cell.feature
        case .feature(let feature): feature
        }
    }

    /// The implementation; `nil` for a feature.
    var cell: Cell? {
        if case .cell(let cell) = self { cell } else { nil }
    }

    /// The title in the provenance, such as `greeting MVC` or `greeting`.
    var title: String {
        switch self {
        case .cell(let cell): cell.description
        case .feature(let feature): feature.name
        }
    }

    /// The part of a file name.
    var slug: String {
        switch self {
        case .cell(let cell): "\(cell.feature.name)-\(cell.variant.name)"
        case .feature(let feature): feature.name
        }
    }
}
