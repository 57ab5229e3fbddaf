/// One feature in one variant.
package struct Cell: Hashable, Sendable, Codable, CustomStringConvertible {
    package let feature: Feature
    package let variant: Variant

    package init(feature: Feature, variant: Variant) {
        self.feature = feature
        self.variant = variant
    }

    /// Every cell of the workbench, feature by feature.
    package static let all = Feature.allCases.flatMap { feature in
        Variant.allCases.map { Cell(feature: feature, variant: $0) }
    }

    /// The name of the cell's target and module, as `BlogFeedMVVM`.
    package var moduleName: String { feature.moduleName + variant.title }

    /// The folder of the cell's sources, from the package's root.
    package var sourcePath: String { "Sources/Features/\(feature.moduleName)/\(variant.title)" }

    /// The folder of the cell's own tests, from the package's root.
    package var testPath: String { "Tests/Features/\(feature.moduleName)/\(variant.title)Tests" }

    /// The name of the target that holds the cell's own tests.
    package var testModuleName: String { moduleName + "Tests" }

    package var description: String { "\(feature.name) \(variant.title)" }
}
