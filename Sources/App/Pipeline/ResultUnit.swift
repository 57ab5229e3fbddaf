internal import Matrix

/// The unit of caching: a change in one unit leaves the results of others valid.
enum ResultUnit: Hashable, Sendable {
    case implementation(Implementation)
    case feature(Feature)

    var feature: Feature {
        switch self {
        case .implementation(let implementation): implementation.feature
        case .feature(let feature): feature
        }
    }

    /// The implementation; `nil` for a feature.
    var implementation: Implementation? {
        if case .implementation(let implementation) = self { implementation } else { nil }
    }

    /// The title in the provenance, such as `greeting MVC` or `greeting`.
    var title: String {
        switch self {
        case .implementation(let implementation): implementation.description
        case .feature(let feature): feature.name
        }
    }

    /// The part of a file name.
    var slug: String {
        switch self {
        case .implementation(let implementation):
            "\(implementation.feature.name)-\(implementation.variant.name)"
        case .feature(let feature): feature.name
        }
    }
}
