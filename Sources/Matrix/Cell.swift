/// One feature in one of its variants.
package struct Cell: Sendable, CustomStringConvertible {
    package let feature: Feature
    package let variant: Variant

    /// - Parameter variant: one that the feature has. Whoever takes its name from outside asks
    ///   ``init(_:of:)``.
    package init(feature: Feature, variant: Variant) {
        precondition(feature.variants.contains(variant), "\(feature) has no \(variant.title)")
        self.feature = feature
        self.variant = variant
    }

    /// - Returns: `nil` where the feature has no such variant.
    package init?(_ variant: Variant, of feature: Feature) {
        guard feature.variants.contains(variant) else { return nil }
        self.init(feature: feature, variant: variant)
    }

    /// Every cell of the workbench, feature by feature.
    package static let all = Feature.all.flatMap(\.cells)

    /// The name of the cell's target and module, as `BlogFeedMVVM`.
    package var moduleName: String { feature.moduleName + variant.title }

    /// The folder of the cell's sources, from the package's root.
    package var sourcePath: String { "Sources/Features/\(feature.moduleName)/\(variant.title)" }

    /// The name of the target and module of its second scene, as `BlogFeedMVVMCard`; `nil` where the
    /// feature has none.
    package var secondSceneModuleName: String? { feature.secondScene.map { moduleName + $0 } }

    /// The folder of its second scene, from the package's root; `nil` where the feature has none.
    package var secondScenePath: String? {
        feature.secondScene.map {
            "Sources/Features/\(feature.moduleName)/\($0)/\(variant.title)"
        }
    }

    /// The folder of the cell's own tests, from the package's root.
    package var testPath: String { "Tests/Features/\(feature.moduleName)/\(variant.title)Tests" }

    /// The name of the target that holds the cell's own tests.
    package var testModuleName: String { moduleName + "Tests" }

    /// What its variant is.
    package var style: Style {
        // There is one, or the cell could not have been made.
        feature.styles.first { $0.variant == variant } ?? feature.styles[0]
    }

    /// The cells whose modules it is put together from.
    package var taken: [Cell] { style.taken.map { Cell(feature: feature, variant: $0) } }

    /// Who may not know whom in it.
    package var rules: [ArchitectureRule] { feature.axis.rules + style.rules }

    package var description: String { "\(feature.name) \(variant.title)" }
}

extension Cell: Hashable {
    /// By what tells features and variants apart. Every figure is looked up so, and to copy either takes far
    /// longer.
    package static func == (one: Cell, other: Cell) -> Bool {
        one.variant.title == other.variant.title && one.feature.name == other.feature.name
    }
}

extension Cell: Codable {
    private enum CodingKeys: CodingKey {
        case feature, variant
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let feature = try container.decode(Feature.self, forKey: .feature)
        let variant = try container.decode(Variant.self, forKey: .variant)
        guard let cell = Cell(variant, of: feature) else {
            throw DecodingError.dataCorruptedError(
                forKey: .variant,
                in: container,
                debugDescription: "\(feature) has no \(variant.title)."
            )
        }
        self = cell
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(feature, forKey: .feature)
        try container.encode(variant, forKey: .variant)
    }
}
