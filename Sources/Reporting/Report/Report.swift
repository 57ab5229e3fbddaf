package import Matrix

/// The complete results of one run, from which every page is rendered.
package struct Report: Hashable, Sendable {
    /// The version of the JSON that ``ReportFile`` writes. It changes when a key is added, other
    /// than that of a metric, or changes its meaning.
    package static let currentVersion = 14

    package var version = currentVersion
    package var provenance: Provenance
    /// The measured features and variants.
    package var matrix: [MatrixRow]
    /// The name and the texts of each feature at the time of its measurement, in the order of
    /// features.
    package var descriptions: [FeatureDescription]
    /// The digest of the timed sources, the build flags and the toolchain, by the name of the
    /// feature.
    package var sourceDigests: [String: String] = [:]
    /// The records of machines that latency is compared with, this machine's included.
    package var machines: [MachineRecord] = []
    /// The outcomes by the name of the metric.
    private var values: [String: AnyMeasured] = [:]

    /// Creates a report without values.
    package init(
        provenance: Provenance,
        matrix: [MatrixRow],
        descriptions: [FeatureDescription]
    ) {
        self.provenance = provenance
        self.matrix = matrix
        self.descriptions = descriptions
    }
}

extension Report {
    /// The outcome of a metric; `.notMeasured` if it has none.
    subscript<Value>(kind: MeasureKind) -> Measured<Value> {
        get { values[kind.name]?.value as? Measured<Value> ?? .notMeasured }
        set { values[kind.name] = AnyMeasured(newValue) }
    }

    package var features: [Feature] { matrix.features }

    package func variants(of feature: Feature) -> [Variant] { matrix.variants(of: feature) }
}

/// The JSON form is one object, in which metrics and other values have the same level.
extension Report: Codable {
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        static let version = Key("version")
        static let provenance = Key("provenance")
        static let matrix = Key("matrix")
        static let descriptions = Key("descriptions")
        static let sourceDigests = Key("sourceDigests")
        static let machines = Key("machines")

        init(_ name: String) { stringValue = name }

        init?(stringValue: String) { self.init(stringValue) }

        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        version = try container.decode(Int.self, forKey: .version)
        provenance = try container.decode(Provenance.self, forKey: .provenance)
        matrix = try container.decode([MatrixRow].self, forKey: .matrix)
        descriptions = try container.decode([FeatureDescription].self, forKey: .descriptions)
        sourceDigests = try container.decode([String: String].self, forKey: .sourceDigests)
        machines = try container.decode([MachineRecord].self, forKey: .machines)
        for kind in MeasureKind.all { values[kind.name] = try kind.decode(container) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(provenance, forKey: .provenance)
        try container.encode(matrix, forKey: .matrix)
        try container.encode(descriptions, forKey: .descriptions)
        try container.encode(sourceDigests, forKey: .sourceDigests)
        try container.encode(machines, forKey: .machines)
        for kind in MeasureKind.all { try kind.encode(self, &container) }
    }
}

/// The mirror has the structure of the JSON, so that the path of a number is the same in both.
extension Report: CustomReflectable {
    package var customMirror: Mirror {
        let others: [Mirror.Child] = [
            ("version", version), ("provenance", provenance), ("matrix", matrix),
            ("descriptions", descriptions), ("sourceDigests", sourceDigests),
            ("machines", machines),
        ]
        let values = MeasureKind.all.compactMap { kind in
            self.values[kind.name].map { Mirror.Child(kind.name, $0.value) }
        }
        return Mirror(self, children: others + values, displayStyle: .struct)
    }
}
