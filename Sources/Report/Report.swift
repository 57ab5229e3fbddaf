package import Catalogue
package import CellLines
package import Coverage
package import Latency
package import Provenance
package import Tracing

/// All that one run found out, from which every page is drawn.
package struct Report: Hashable, Sendable, Codable {
    /// The version of the JSON that ``ReportFile`` writes. It changes whenever the meaning of a key
    /// does.
    package static let currentVersion = 2

    package var version = currentVersion
    package var provenance: Provenance
    package var features: [Feature]
    package var variants: [Variant]
    package var sameness: Measured<[SamenessRecord]>
    package var lines: Measured<[CellLines]>
    package var complexity: Measured<[CellComplexity]>
    package var coverage: Measured<[CellCoverage]>
    package var latency: Measured<LatencyMeasurement>
    package var instructions: Measured<InstructionMeasurement>
    package var growth: Measured<GrowthMeasurement>
    package var trace: Measured<TraceMeasurement>

    package init(
        provenance: Provenance,
        features: [Feature],
        variants: [Variant],
        sameness: Measured<[SamenessRecord]>,
        lines: Measured<[CellLines]>,
        complexity: Measured<[CellComplexity]>,
        coverage: Measured<[CellCoverage]>,
        latency: Measured<LatencyMeasurement>,
        instructions: Measured<InstructionMeasurement>,
        growth: Measured<GrowthMeasurement>,
        trace: Measured<TraceMeasurement>
    ) {
        self.provenance = provenance
        self.features = features
        self.variants = variants
        self.sameness = sameness
        self.lines = lines
        self.complexity = complexity
        self.coverage = coverage
        self.latency = latency
        self.instructions = instructions
        self.growth = growth
        self.trace = trace
    }
}
