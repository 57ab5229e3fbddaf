internal import Complexity
internal import Matrix
internal import Report

/// What the pages say about a measure. ``all`` is the one list of them.
struct MeasureSection: Sendable {
    /// That of the measure's ``MeasureKind``.
    let measure: String
    /// Its part of a feature's page; nothing where there are no figures.
    let figures: @Sendable (Report, Feature) -> [Block]
    /// What of it is long, or a drawing, and stands at the end of the page.
    let details: @Sendable (Report, Feature) -> [Block]
    /// How its figures are made, for the page of methods, with a heading; nothing where another
    /// measure's part says it.
    let method: @Sendable (Report) -> [Block]

    /// In the order of pages.
    static let all = [
        MeasureSection("sameness", "Sameness", method: { _ in SamenessMethod.blocks }),
        // Shown on the page for browsers alone.
        MeasureSection("sources"),
        MeasureSection(
            "lines",
            "Lines",
            figures: { LinesSection(report: $0, feature: $1).charts },
            details: { LinesSection(report: $0, feature: $1).blocks },
            method: { _ in LinesSection.method }
        ),
        MeasureSection(
            "complexity",
            "Complexity",
            details: { ComplexitySection(report: $0, feature: $1).blocks },
            method: { _ in Block.passage(ComplexityRule.text) }
        ),
        MeasureSection(
            "reuse",
            "Second scene",
            figures: { ReuseSection(report: $0, feature: $1).blocks },
            method: { _ in ReuseSection.method }
        ),
        MeasureSection(
            "structure",
            "Structure",
            figures: { StructureSection(report: $0, feature: $1).blocks },
            details: { StructureSection(report: $0, feature: $1).details },
            method: { _ in StructureSection.method }
        ),
        MeasureSection(
            "coverage",
            "Coverage",
            figures: { TestabilitySection(report: $0, feature: $1).blocks },
            details: {
                CoverageSection(report: $0, feature: $1).blocks
                    + TestabilitySection(report: $0, feature: $1).details
            },
            method: { _ in CoverageSection.method }
        ),
        MeasureSection(
            "mutation",
            "Mutation",
            figures: { MutationSection(report: $0, feature: $1).blocks },
            details: { MutationSection(report: $0, feature: $1).details },
            method: { _ in MutationSection.method }
        ),
        MeasureSection(
            "latency",
            "Latency",
            figures: { LatencySection(report: $0, feature: $1).blocks },
            method: { LatencyMethod(report: $0).blocks }
        ),
        // How many there are is a column of latency's tables, explained with them.
        MeasureSection(
            "instructions",
            "Where the instructions go",
            figures: { InstructionsSection(report: $0, feature: $1).blocks },
            details: { InstructionsSection(report: $0, feature: $1).details },
            method: { _ in InstructionsSection.method }
        ),
        // Made with latency's probe, and explained with it.
        MeasureSection("growth", figures: { GrowthSection(report: $0, feature: $1).blocks }),
        MeasureSection(
            "trace",
            "Calls",
            figures: { TraceSection(report: $0, feature: $1).blocks },
            details: { TraceSection(report: $0, feature: $1).details },
            method: { _ in TraceSection.method }
        ),
        MeasureSection(
            "changes",
            "Changes",
            figures: { ChangesPage(report: $0).summary(of: $1) },
            method: { _ in ChangesSection.method }
        ),
    ]

    /// - Parameter title: that of the method, which has no heading without one.
    private init(
        _ measure: String,
        _ title: Prose? = nil,
        figures: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        details: @escaping @Sendable (Report, Feature) -> [Block] = { _, _ in [] },
        method: @escaping @Sendable (Report) -> [Block] = { _ in [] }
    ) {
        self.measure = measure
        self.figures = figures
        self.details = details
        self.method = { report in (title.map { [.heading(2, $0)] } ?? []) + method(report) }
    }
}
