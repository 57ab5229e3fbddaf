internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import Tracing

extension Report {
    /// Returns the feature's texts at the time of the measurement.
    func description(of feature: Feature) -> FeatureDescription? {
        descriptions.first { $0.feature == feature }
    }

    /// Returns the feature's name in the report.
    func title(of feature: Feature) -> String {
        description(of: feature)?.title ?? feature.name
    }

    /// Returns one sentence about what a user does in the feature, and what it exercises.
    func summary(of feature: Feature) -> String {
        description(of: feature)?.summary ?? feature.summary
    }

    func lines(of implementation: Implementation) -> ImplementationLines? {
        lines.value?.first { $0.implementation == implementation }
    }

    func complexity(of implementation: Implementation) -> ImplementationComplexity? {
        complexity.value?.first { $0.implementation == implementation }
    }

    func reuse(of implementation: Implementation) -> ImplementationReuse? {
        reuse.value?.first { $0.implementation == implementation }
    }

    func structure(of implementation: Implementation) -> ImplementationStructure? {
        structure.value?.first { $0.implementation == implementation }
    }

    func coverage(of implementation: Implementation) -> ImplementationCoverage? {
        coverage.value?.first { $0.implementation == implementation }
    }

    func mutation(of implementation: Implementation) -> ImplementationMutation? {
        mutation.value?.first { $0.implementation == implementation }
    }

    func latency(of feature: Feature) -> LatencyMeasurement.OfFeature? {
        latency.value?.features.first { $0.feature == feature }
    }

    func latencyScenarios(of feature: Feature) -> [LatencyMeasurement.OfScenario] {
        latency.value?.scenarios.filter { $0.feature == feature } ?? []
    }

    /// Returns the nanoseconds of one call: those of the baseline × the ratio, so that times and
    /// ratios agree.
    func nanoseconds(of scenario: LatencyMeasurement.OfScenario, _ index: Int) -> Double {
        let ratio = scenario.judgement.estimate.comparison(of: index, to: 0)?.ratio ?? 1
        return (scenario.nanosecondsPerCall.first ?? 0) * ratio
    }

    func scalingScenarios(of feature: Feature) -> [ScalingMeasurement.OfScenario] {
        scaling.value?.scenarios.filter { $0.feature == feature } ?? []
    }

    func tracedScenarios(of feature: Feature) -> [TraceMeasurement.OfScenario] {
        trace.value?.scenarios.filter { $0.feature == feature } ?? []
    }

    /// Returns the instructions of one call of a scenario in the variant at an index.
    func instructions(of scenario: LatencyMeasurement.OfScenario, _ index: Int) -> InstructionCount?
    {
        instructions.value?.scenarios
            .first { $0.feature == scenario.feature && $0.scenario == scenario.scenario }?
            .counts[index]
    }

    func implementations(of feature: Feature) -> [Implementation] {
        variants(of: feature).map { Implementation(feature: feature, variant: $0) }
    }

    /// The baseline of every feature; `nil` if features have different baselines.
    var baselineTitle: String? {
        let titles = Set(features.map(\.baseline.title))
        return titles.count == 1 ? titles.first : nil
    }

    /// The note at the top of every page of a partial report; empty for a complete one.
    var partialNote: [Block] {
        let titles = pending.map(\.title)
        guard !titles.isEmpty else { return [] }
        return [
            .paragraph(
                """
                **Partial report.** Not measured yet: \(Wording.list(titles)). `archbench report` \
                continues and adds them.
                """
            )
        ]
    }

    /// A Boolean value that is true if the report has what lessons print, so that the folder
    /// `workshop` next to its pages can exist.
    var hasLessons: Bool {
        features == Feature.all && Metric.allCases.allSatisfy { outcome(of: $0) == .measured }
    }

    /// The metrics without values, each with the reason, as a list; empty if none is missing.
    var gaps: [Block] {
        let items = Metric.allCases.compactMap { metric -> Prose? in
            switch outcome(of: metric) {
            case .measured, .pending: nil
            case .notAvailable(let reason): "**\(metric.title)**: not available: \(reason)"
            case .excluded: "**\(metric.title)**: not measured; this run excluded it."
            }
        }
        return items.isEmpty ? [] : [.items(items)]
    }
}
