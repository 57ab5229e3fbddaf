package import Matrix
package import Provenance

/// All that one run found out, from which every page is drawn.
package struct Report: Hashable, Sendable {
    /// The version of the JSON that ``ReportFile`` writes. It changes whenever a key is added or
    /// means something else.
    package static let currentVersion = 14

    package var version = currentVersion
    package var provenance: Provenance
    /// What was looked at.
    package var matrix: [MatrixRow]
    /// What each feature was called and did when it was measured, in the order of features.
    package var descriptions: [FeatureDescription]
    /// The page that a trial of the measure's noise wrote before, in Markdown; `nil` where there was
    /// none.
    package var noisePage: String?
    /// The digest of the timed sources, the build flags and the toolchain, by the name of the feature.
    package var sourceDigests: [String: String] = [:]
    /// The records of machines that latency is compared with, this machine's included.
    package var machines: [MachineRecord] = []
    /// The figures by the name of their kind.
    private var figures: [String: AnyMeasured] = [:]

    /// A report that has no figures yet.
    package init(
        provenance: Provenance,
        matrix: [MatrixRow],
        descriptions: [FeatureDescription],
        noisePage: String?
    ) {
        self.provenance = provenance
        self.matrix = matrix
        self.descriptions = descriptions
        self.noisePage = noisePage
    }
}

extension Report {
    /// What became of a measure; `.notMeasured` where nothing did.
    subscript<Value>(kind: MeasureKind) -> Measured<Value> {
        get { figures[kind.name]?.value as? Measured<Value> ?? .notMeasured }
        set { figures[kind.name] = AnyMeasured(newValue) }
    }

    package var features: [Feature] { matrix.features }

    package func variants(of feature: Feature) -> [Variant] { matrix.variants(of: feature) }
}

/// As JSON it is one object, in which figures stand beside the rest.
extension Report: Codable {
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        static let version = Key("version")
        static let provenance = Key("provenance")
        static let matrix = Key("matrix")
        static let descriptions = Key("descriptions")
        static let noisePage = Key("noisePage")
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
        noisePage = try container.decodeIfPresent(String.self, forKey: .noisePage)
        sourceDigests = try container.decode([String: String].self, forKey: .sourceDigests)
        machines = try container.decode([MachineRecord].self, forKey: .machines)
        for kind in MeasureKind.all { figures[kind.name] = try kind.decode(container) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(provenance, forKey: .provenance)
        try container.encode(matrix, forKey: .matrix)
        try container.encode(descriptions, forKey: .descriptions)
        try container.encodeIfPresent(noisePage, forKey: .noisePage)
        try container.encode(sourceDigests, forKey: .sourceDigests)
        try container.encode(machines, forKey: .machines)
        for kind in MeasureKind.all { try kind.encode(self, &container) }
    }
}

/// Reflected it is what it is as JSON, so that the way to a figure is the same.
extension Report: CustomReflectable {
    package var customMirror: Mirror {
        let others: [Mirror.Child] = [
            ("version", version), ("provenance", provenance), ("matrix", matrix),
            ("descriptions", descriptions), ("noisePage", noisePage as Any),
            ("sourceDigests", sourceDigests), ("machines", machines),
        ]
        let figures = MeasureKind.all.compactMap { kind in
            self.figures[kind.name].map { Mirror.Child(kind.name, $0.value) }
        }
        return Mirror(self, children: others + figures, displayStyle: .struct)
    }
}
