internal import Matrix
internal import Report
internal import SwiftSource

/// The parts of pages that are about one metric. ``all`` is the only list of them.
struct MeasureSection: Sendable {
    let measure: MeasureKind
    /// The part of a feature's page; empty if there are no values.
    let overview: @Sendable (Report, Feature) -> [Block]
    /// The part of the feature's details page: long tables and diagrams.
    let details: @Sendable (Report, Feature) -> [Block]
    /// The part of the page about methods, with a heading; empty if another metric's part explains
    /// it.
    let method: @Sendable (Report) -> [Block]

    /// The sections in the order of pages.
    static let all = [
        MeasureSection(
            .equivalence,
            "Behavioural equivalence",
            details: { CountersSection(report: $0, feature: $1).blocks },
            method: { _ in EquivalenceMethod.blocks }
        ),
        // Shown only on the page for browsers.
        MeasureSection(.sources),
        MeasureSection(
            .lines,
            "Lines",
            overview: { LinesSection(report: $0, feature: $1).charts },
            details: { LinesSection(report: $0, feature: $1).blocks },
            method: { _ in LinesSection.method }
        ),
        MeasureSection(
            .complexity,
            "Complexity",
            details: { ComplexitySection(report: $0, feature: $1).blocks },
            method: { _ in Block.passage(ComplexityRule.text) }
        ),
        MeasureSection(
            .reuse,
            "Module reuse",
            overview: { ReuseSection(report: $0, feature: $1).blocks },
            method: { _ in ReuseSection.method }
        ),
        MeasureSection(
            .structure,
            "Structure",
            overview: { StructureSection(report: $0, feature: $1).blocks },
            details: { StructureSection(report: $0, feature: $1).details },
            method: { _ in StructureSection.method }
        ),
        MeasureSection(
            .coverage,
            "Coverage",
            overview: { TestabilitySection(report: $0, feature: $1).blocks },
            details: {
                CoverageSection(report: $0, feature: $1).blocks
                    + TestabilitySection(report: $0, feature: $1).details
            },
            method: { _ in CoverageSection.method }
        ),
        MeasureSection(
            .mutation,
            "Mutation",
            overview: { MutationSection(report: $0, feature: $1).blocks },
            details: { MutationSection(report: $0, feature: $1).details },
            method: { _ in MutationSection.method }
        ),
        MeasureSection(
            .latency,
            "Latency",
            overview: { LatencySection(report: $0, feature: $1).blocks },
            details: { LatencySection(report: $0, feature: $1).details },
            method: { LatencyMethod(report: $0).blocks }
        ),
        // The counts are a column of the latency tables, explained with them.
        MeasureSection(
            .instructions,
            "Instruction breakdown",
            overview: { InstructionsSection(report: $0, feature: $1).blocks },
            details: { InstructionsSection(report: $0, feature: $1).details },
            method: { _ in InstructionsSection.method }
        ),
        MeasureSection(
            .memory,
            "Memory of a screen",
            overview: { MemorySection(report: $0, feature: $1).blocks },
            details: { MemorySection(report: $0, feature: $1).details },
            method: { _ in MemorySection.method }
        ),
        // Measured with the latency probe, and explained with it.
        MeasureSection(
            .scaling,
            overview: { ScalingSection(report: $0, feature: $1).blocks },
            details: { ScalingSection(report: $0, feature: $1).details }
        ),
        MeasureSection(
            .trace,
            "Role interactions",
            overview: { TraceSection(report: $0, feature: $1).blocks },
            details: { TraceSection(report: $0, feature: $1).details },
            method: { _ in TraceSection.method }
        ),
        MeasureSection(
            .changes,
            "Changes",
            overview: { ChangesPage(report: $0).summary(of: $1) },
            method: { _ in ChangesSection.method }
        ),
    ]

    /// - Parameter title: the heading of the method; `nil` for none.
    private init(
        _ measure: MeasureKind,
        _ title: Prose? = nil,
        overview: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        details: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        method: @escaping @Sendable (Report) -> [Block] = { _ in [] }
    ) {
        self.measure = measure
        self.overview = overview
        self.details = details
        self.method = { report in (title.map { [.heading(2, $0)] } ?? []) + method(report) }
    }
}
