internal import Matrix
internal import Report
internal import SwiftSource

/// The parts of pages that are about one metric.
struct MetricSection: Sendable {
    /// The part of a feature's page; empty if there are no values.
    let overview: @Sendable (Report, Feature) -> [Block]
    /// The part of the feature's details page: long tables and diagrams.
    let details: @Sendable (Report, Feature) -> [Block]
    /// The part of the page about methods, with a heading; empty if another metric's part explains
    /// it.
    let method: @Sendable (Report) -> [Block]

    /// The sections in the order of pages.
    static let all = Metric.allCases.map(of)

    private static func of(_ metric: Metric) -> MetricSection {
        switch metric {
        case .equivalence:
            MetricSection(
                "Behavioural equivalence",
                details: { CountersSection(report: $0, feature: $1).blocks },
                method: { _ in EquivalenceMethod.blocks }
            )
        // Shown only on the page for browsers.
        case .sources: MetricSection()
        case .lines:
            MetricSection(
                "Lines",
                overview: { LinesSection(report: $0, feature: $1).charts },
                details: { LinesSection(report: $0, feature: $1).blocks },
                method: { _ in LinesSection.method }
            )
        case .complexity:
            MetricSection(
                "Complexity",
                details: { ComplexitySection(report: $0, feature: $1).blocks },
                method: { _ in Block.passage(ComplexityRule.text) }
            )
        case .reuse:
            MetricSection(
                "Module reuse",
                overview: { ReuseSection(report: $0, feature: $1).blocks },
                method: { _ in ReuseSection.method }
            )
        case .structure:
            MetricSection(
                "Structure",
                overview: { StructureSection(report: $0, feature: $1).blocks },
                details: { StructureSection(report: $0, feature: $1).details },
                method: { _ in StructureSection.method }
            )
        case .coverage:
            MetricSection(
                "Coverage",
                overview: { TestabilitySection(report: $0, feature: $1).blocks },
                details: {
                    CoverageSection(report: $0, feature: $1).blocks
                        + TestabilitySection(report: $0, feature: $1).details
                },
                method: { _ in CoverageSection.method }
            )
        // The times are columns of the tables about testability.
        case .tests: MetricSection("Test times", method: { _ in TestabilitySection.method })
        case .mutation:
            MetricSection(
                "Mutation",
                overview: { MutationSection(report: $0, feature: $1).blocks },
                details: { MutationSection(report: $0, feature: $1).details },
                method: { _ in MutationSection.method }
            )
        case .latency:
            MetricSection(
                "Latency",
                overview: { LatencySection(report: $0, feature: $1).blocks },
                details: { LatencySection(report: $0, feature: $1).details },
                method: { LatencyMethod(report: $0).blocks }
            )
        // The counts are a column of the latency tables, explained with them.
        case .instructions:
            MetricSection(
                "Instruction breakdown",
                overview: { InstructionsSection(report: $0, feature: $1).blocks },
                details: { InstructionsSection(report: $0, feature: $1).details },
                method: { _ in InstructionsSection.method }
            )
        case .memory:
            MetricSection(
                "Memory of a screen",
                overview: { MemorySection(report: $0, feature: $1).blocks },
                details: { MemorySection(report: $0, feature: $1).details },
                method: { _ in MemorySection.method }
            )
        // Measured with the run-time probe, and explained with it.
        case .scaling:
            MetricSection(
                overview: { ScalingSection(report: $0, feature: $1).blocks },
                details: { ScalingSection(report: $0, feature: $1).details }
            )
        case .trace:
            MetricSection(
                "Role interactions",
                overview: { TraceSection(report: $0, feature: $1).blocks },
                details: { TraceSection(report: $0, feature: $1).details },
                method: { _ in TraceSection.method }
            )
        // They have a page of their own.
        case .changes: MetricSection("Changes", method: { _ in ChangesSection.method })
        }
    }

    /// - Parameter title: the heading of the method; `nil` for none.
    private init(
        _ title: Prose? = nil,
        overview: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        details: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        method: @escaping @Sendable (Report) -> [Block] = { _ in [] }
    ) {
        self.overview = overview
        self.details = details
        self.method = { report in (title.map { [.heading(2, $0)] } ?? []) + method(report) }
    }
}
