package import CellLines
package import Coverage
package import Latency
package import Matrix
package import Mutation
package import Provenance
package import Structure
package import Tracing

/// All that one run found out, from which every page is drawn.
package struct Report: Hashable, Sendable, Codable {
    /// The version of the JSON that ``ReportFile`` writes. It changes whenever a key is added or
    /// means something else.
    package static let currentVersion = 5

    package var version = currentVersion
    package var provenance: Provenance
    /// What was looked at.
    package var matrix: [MatrixRow]
    /// What each feature was called and did when it was measured, in the order of features.
    package var descriptions: [FeatureDescription]
    package var sameness: Measured<[SamenessRecord]> = .notMeasured
    package var lines: Measured<[CellLines]> = .notMeasured
    package var complexity: Measured<[CellComplexity]> = .notMeasured
    package var structure: Measured<[CellStructure]> = .notMeasured
    package var coverage: Measured<[CellCoverage]> = .notMeasured
    package var mutation: Measured<[CellMutation]> = .notMeasured
    package var latency: Measured<LatencyMeasurement> = .notMeasured
    package var instructions: Measured<InstructionMeasurement> = .notMeasured
    package var growth: Measured<GrowthMeasurement> = .notMeasured
    package var trace: Measured<TraceMeasurement> = .notMeasured
    /// The page that a trial of the measure's noise wrote before, in Markdown; `nil` where there was
    /// none.
    package var noisePage: String?

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
    package var features: [Feature] { matrix.features }

    package func variants(of feature: Feature) -> [Variant] { matrix.variants(of: feature) }
}
