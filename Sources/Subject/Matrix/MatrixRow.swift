/// A feature with its selected variants.
package struct MatrixRow: Hashable, Sendable {
    package let feature: Feature
    /// The variants in the order of the feature; the first is its baseline.
    package let variants: [Variant]

    /// - Parameter variants: the variants that are selected in addition to the baseline; variants
    ///   that the feature does not have are ignored.
    package init(_ feature: Feature, _ variants: [Variant]) {
        self.feature = feature
        self.variants = feature.variants.filter {
            $0 == feature.baseline || variants.contains($0)
        }
    }

    /// Creates a row with all variants of a feature.
    package init(_ feature: Feature) {
        self.init(feature, feature.variants)
    }

    package var implementations: [Implementation] {
        variants.map { Implementation(feature: feature, variant: $0) }
    }

    /// All features with all of their variants.
    package static let all = Feature.all.map { MatrixRow($0) }
}

extension MatrixRow: Codable {
    private enum CodingKeys: CodingKey {
        case feature, variants
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let feature = try container.decode(Feature.self, forKey: .feature)
        let variants = try container.decode([Variant].self, forKey: .variants)
        self.init(feature, variants)
        guard self.variants == variants else {
            throw DecodingError.dataCorruptedError(
                forKey: .variants,
                in: container,
                debugDescription: "They are not variants of \(feature) in its order, with "
                    + "\(feature.baseline.title) in front."
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(feature, forKey: .feature)
        try container.encode(variants, forKey: .variants)
    }
}

extension [MatrixRow] {
    /// The implementations, feature by feature.
    package var implementations: [Implementation] { flatMap(\.implementations) }

    package var features: [Feature] { map(\.feature) }

    /// Returns the selected variants of a feature; empty if the feature is not selected.
    package func variants(of feature: Feature) -> [Variant] {
        first { $0.feature == feature }?.variants ?? []
    }

    /// The variants of all features, each once.
    package var variants: [Variant] { flatMap(\.variants).distinct }
}
