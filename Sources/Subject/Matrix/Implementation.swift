/// An implementation: one feature in one of its variants.
package struct Implementation: Hashable, Sendable, CustomStringConvertible {
    package let feature: Feature
    package let variant: Variant

    /// - Parameter variant: a variant of the feature. For names from outside, use ``init(_:of:)``.
    package init(feature: Feature, variant: Variant) {
        precondition(feature.variants.contains(variant), "\(feature) has no \(variant.title)")
        self.feature = feature
        self.variant = variant
    }

    /// - Returns: `nil` if the feature has no such variant.
    package init?(_ variant: Variant, of feature: Feature) {
        guard feature.variants.contains(variant) else { return nil }
        self.init(feature: feature, variant: variant)
    }

    /// All implementations, ordered by feature.
    package static let all = Feature.all.flatMap(\.implementations)

    /// The name of the target and module, such as `BlogFeedMVVM`.
    package var moduleName: String { feature.moduleName + variant.title }

    /// The folder of the sources, from the package's root.
    package var sourcePath: String { "Sources/Features/\(feature.moduleName)/\(variant.title)" }

    /// The name of the target and module of its second scene, such as `BlogFeedMVVMCard`; `nil` if
    /// the feature has none.
    package var reuseSceneModuleName: String? { feature.reuseScene.map { moduleName + $0 } }

    /// The folder of its second scene, from the package's root; `nil` if the feature has none.
    package var reuseScenePath: String? {
        feature.reuseScene.map {
            "Sources/Features/\(feature.moduleName)/\($0)/\(variant.title)"
        }
    }

    /// The folder of the implementation's own tests, from the package's root.
    package var testPath: String { "Tests/Features/\(feature.moduleName)/\(variant.title)Tests" }

    /// The name of the target of the implementation's own tests.
    package var testModuleName: String { moduleName + "Tests" }

    /// The description of its variant.
    package var architecture: Architecture {
        // The architecture exists, because the initializers check the variant.
        feature.architectures.first { $0.variant == variant } ?? feature.architectures[0]
    }

    /// The implementations whose modules it uses.
    package var taken: [Implementation] {
        architecture.taken.map { Implementation(feature: feature, variant: $0) }
    }

    /// The implementations whose modules it or its second scene uses.
    package var allTaken: [Implementation] {
        taken
            + architecture.takenByReuseScene.map { Implementation(feature: feature, variant: $0) }
    }

    /// Indicates whether the counters of the implementation differ from those of other variants by
    /// design.
    package var hasOwnCounts: Bool { feature.variantsWithOwnCounts.contains(variant) }

    /// Its dependency rules.
    package var rules: [ArchitectureRule] { feature.axis.rules + architecture.rules }

    package var description: String { "\(feature.name) \(variant.title)" }
}

extension Implementation: Codable {
    private enum CodingKeys: CodingKey {
        case feature, variant
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let feature = try container.decode(Feature.self, forKey: .feature)
        let variant = try container.decode(Variant.self, forKey: .variant)
        guard let implementation = Implementation(variant, of: feature) else {
            throw DecodingError.dataCorruptedError(
                forKey: .variant,
                in: container,
                debugDescription: "\(feature) has no \(variant.title)."
            )
        }
        self = implementation
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(feature, forKey: .feature)
        try container.encode(variant, forKey: .variant)
    }
}
