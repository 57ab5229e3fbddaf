internal import Matrix

/// What figures are of, and are kept by: a change in one leaves the figures of the others as they are.
enum FigureUnit: Hashable, Sendable {
    case cell(Cell)
    case feature(Feature)

    var feature: Feature {
        switch self {
        case .cell(let cell): cell.feature
        case .feature(let feature): feature
        }
    }

    /// `nil` where it is a feature.
    var cell: Cell? {
        if case .cell(let cell) = self { cell } else { nil }
    }

    /// What provenance calls it, as `greeting MVC` or `greeting`.
    var title: String {
        switch self {
        case .cell(let cell): cell.description
        case .feature(let feature): feature.name
        }
    }

    /// A part of a file's name.
    var slug: String {
        switch self {
        case .cell(let cell): "\(cell.feature.name)-\(cell.variant.name)"
        case .feature(let feature): feature.name
        }
    }
}
