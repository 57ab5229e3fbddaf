package import Changes
package import Coverage
package import Matrix
package import Mutation
package import RunTimeMeasures
package import SourceMeasures
package import Structure
package import TestRuns
package import Tracing

/// The complete results of one run, from which every page is rendered.
package struct Report: Hashable, Sendable, Codable {
    /// The version of the JSON that ``ReportFile`` writes. It changes when a key is added, other
    /// than that of a metric, or changes its meaning.
    package static let currentVersion = 16

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

    // The outcomes of the metrics.
    package var equivalence: Measured<[EquivalenceRecord]> = .notMeasured
    package var sources: Measured<[ImplementationText]> = .notMeasured
    package var lines: Measured<[ImplementationLines]> = .notMeasured
    package var complexity: Measured<[ImplementationComplexity]> = .notMeasured
    package var reuse: Measured<[ImplementationReuse]> = .notMeasured
    package var structure: Measured<[ImplementationStructure]> = .notMeasured
    package var coverage: Measured<[ImplementationCoverage]> = .notMeasured
    package var tests: Measured<[ImplementationTestTimes]> = .notMeasured
    package var mutation: Measured<[ImplementationMutation]> = .notMeasured
    package var latency: Measured<LatencyMeasurement> = .notMeasured
    package var instructions: Measured<InstructionMeasurement> = .notMeasured
    package var memory: Measured<MemoryMeasurement> = .notMeasured
    package var scaling: Measured<ScalingMeasurement> = .notMeasured
    package var trace: Measured<TraceMeasurement> = .notMeasured
    package var changes: Measured<[ImplementationChanges]> = .notMeasured

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

    package var features: [Feature] { matrix.features }

    package func variants(of feature: Feature) -> [Variant] { matrix.variants(of: feature) }
}

extension KeyedDecodingContainer {
    /// Decodes the outcome of a metric. A report from before the metric existed has no key for it,
    /// and did not measure it. The synthesized initializer of ``Report`` calls this overload.
    func decode<Value>(
        _ type: Measured<Value>.Type,
        forKey key: Key
    ) throws -> Measured<Value> {
        try decodeIfPresent(type, forKey: key) ?? .notMeasured
    }
}
