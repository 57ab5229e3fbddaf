internal import Coverage
package import Matrix
package import Report
internal import RunTimeMeasures
internal import Tracing

extension Report {
    /// Creates a report with values that are easy to verify, and with texts that are difficult to
    /// print: markup, a control character, wide and combining letters.
    package static func sample() throws -> Report {
        var report = Report(
            provenance: .sample,
            matrix: .sample,
            descriptions: [
                FeatureDescription(
                    feature: .greeting,
                    title: "Greeting",
                    scenarios: [
                        .init(name: "greets", summary: "A tap greets."),
                        .init(name: "odd`|` <b>", summary: "It shows *nothing* | <b>at all</b>."),
                    ]
                )
            ]
        )
        report.equivalence = .values([
            EquivalenceRecord(
                feature: .greeting,
                namedScenarios: 5,
                randomScenarios: 20,
                events: 428,
                seed: 7,
                seesLivingObjects: true
            )
        ])
        report.sources = .values(sampleSources)
        report.lines = .values(sampleLines)
        report.complexity = .values(sampleComplexity)
        report.reuse = .values(sampleReuse)
        report.structure = .values(sampleStructure)
        report.coverage = .values(sampleCoverage)
        report.tests = .values(sampleTestTimes)
        report.mutation = .values(sampleMutation)
        report.latency = .values(try .sample())
        report.instructions = .values(.sample)
        report.memory = .values(.sample)
        report.scaling = .values(try .sample())
        report.trace = .values(.sample)
        report.changes = .values(sampleChanges)
        report.sourceDigests = ["greeting": "abc"]
        report.machines = [
            try .sample("Xeon", ratios: [0.5, 1.001, 2.2]),
            try .sample("EPYC", ratios: [0.52, 1.2, 2]),
        ]
        return report
    }

    /// Creates the sample report without values.
    package static func sampleWithoutValues() throws -> Report {
        var report = try sample()
        report.provenance.origins = []
        report.equivalence = .notMeasured
        report.sources = .notMeasured
        report.lines = .notMeasured
        report.complexity = .notMeasured
        report.reuse = .notMeasured
        report.structure = .notMeasured
        report.coverage = .notAvailable("No `llvm-cov` | <here>,\u{7} *sorry*.")
        report.tests = .notMeasured
        report.mutation = .notMeasured
        report.latency = .notAvailable("The probe did not start.")
        report.instructions = .notMeasured
        report.memory = .notMeasured
        report.sourceDigests = [:]
        report.machines = []
        report.scaling = .notMeasured
        report.trace = .notMeasured
        report.changes = .notMeasured
        return report
    }
}

extension [MatrixRow] {
    /// The selected features. There is only one, so that a new feature changes no page of the
    /// samples.
    package static let sample = [MatrixRow(.greeting, Variant.architectures)]
}

extension Provenance {
    fileprivate static let sample = Provenance(
        program: "archbench 0.0.0",
        toolchain: "Swift | `6.3` <b>*bold*</b> \u{1B}[2J",
        machine: Machine(
            processor: "幅広 CPU cafe\u{301}",
            cores: 2,
            memoryGibibytes: 8,
            system: "An_OS_",
            isVirtual: nil,
            clockSource: "tsc"
        ),
        origins: Metric.allCases.filter { $0 != .scaling }.map(MeasurementOrigin.sample)
            + [.earlierSample]
    )
}

extension MeasurementOrigin {
    fileprivate static func sample(_ metric: Metric) -> MeasurementOrigin {
        MeasurementOrigin(
            metric: metric,
            subjects: ofImplementations.contains(metric)
                ? [MatrixRow].sample.implementations.map(\.description) : ["greeting"],
            date: "2026-03-01T12:00:00Z",
            commit: "0123456789abcdef0123456789abcdef01234567",
            hasUncommittedChanges: false,
            loadBefore: Load(average: 0.5, stealTicks: 100),
            loadAfter: Load(average: nil, stealTicks: 350)
        )
    }

    private static let ofImplementations: Set<Metric> = [
        .sources, .lines, .complexity, .reuse, .structure, .coverage, .tests,
        .mutation,
    ]

    /// The origin of the scaling values, which are from an earlier run.
    fileprivate static let earlierSample = MeasurementOrigin(
        metric: .scaling,
        subjects: ["greeting"],
        date: "2026-02-28T08:15:00Z",
        commit: "not available | (<b>git</b> told none)",
        hasUncommittedChanges: nil,
        loadBefore: Load(average: 1.25, stealTicks: nil),
        loadAfter: Load(average: 2, stealTicks: nil)
    )
}
