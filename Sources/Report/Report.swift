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
    package var sameness: Measured<[SamenessRecord]>
    package var lines: Measured<[CellLines]>
    package var complexity: Measured<[CellComplexity]>
    package var structure: Measured<[CellStructure]>
    package var coverage: Measured<[CellCoverage]>
    package var mutation: Measured<[CellMutation]>
    package var latency: Measured<LatencyMeasurement>
    package var instructions: Measured<InstructionMeasurement>
    package var growth: Measured<GrowthMeasurement>
    package var trace: Measured<TraceMeasurement>
    /// The page that a trial of the measure's noise wrote before, in Markdown; `nil` where there was
    /// none.
    package var noisePage: String?

    package init(
        provenance: Provenance,
        matrix: [MatrixRow],
        descriptions: [FeatureDescription],
        sameness: Measured<[SamenessRecord]>,
        lines: Measured<[CellLines]>,
        complexity: Measured<[CellComplexity]>,
        structure: Measured<[CellStructure]>,
        coverage: Measured<[CellCoverage]>,
        mutation: Measured<[CellMutation]>,
        latency: Measured<LatencyMeasurement>,
        instructions: Measured<InstructionMeasurement>,
        growth: Measured<GrowthMeasurement>,
        trace: Measured<TraceMeasurement>,
        noisePage: String?
    ) {
        self.provenance = provenance
        self.matrix = matrix
        self.descriptions = descriptions
        self.sameness = sameness
        self.lines = lines
        self.complexity = complexity
        self.structure = structure
        self.coverage = coverage
        self.mutation = mutation
        self.latency = latency
        self.instructions = instructions
        self.growth = growth
        self.trace = trace
        self.noisePage = noisePage
    }
}

extension Report {
    package var features: [Feature] { matrix.features }

    package func variants(of feature: Feature) -> [Variant] { matrix.variants(of: feature) }
}
