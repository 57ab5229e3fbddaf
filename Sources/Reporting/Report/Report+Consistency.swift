internal import Matrix
internal import RunTimeMeasures
internal import Scenarios
internal import Statistics
internal import Tracing

extension Report {
    /// The reason why the report has no pages, such as a variant without a value; `nil` if there is
    /// none.
    ///
    /// A measured report has pages. The program must not crash on one that was edited by hand.
    var inconsistency: String? {
        guard !matrix.isEmpty else { return "it has no feature" }
        guard Set(features).count == features.count else { return "it has a feature twice" }
        guard descriptions.map(\.feature) == features else {
            return "it lacks the description of a feature"
        }
        return ValueRange.violation(in: self)
            ?? machines.lazy.compactMap(\.inconsistency).first
            ?? Metric.allCases.lazy.compactMap(inconsistency(of:)).first
    }

    /// Returns the contradiction in the values of a metric, in words that follow “it is not a
    /// report, since”; `nil` if there is none. Contradictory values are neither stored nor rendered.
    package func inconsistency(of metric: Metric) -> String? {
        switch metric {
        case .equivalence: inconsistencyOfEquivalence
        case .latency: inconsistencyOfLatency
        case .instructions: inconsistencyOfInstructions
        case .memory: inconsistencyOfMemory
        case .scaling: inconsistencyOfScaling
        case .trace: inconsistencyOfTrace
        default: nil
        }
    }

    private var inconsistencyOfEquivalence: String? {
        guard let records = equivalence.value else { return nil }
        // Equal screens after no event would prove nothing.
        if let idle = records.first(where: { $0.events < 1 }) {
            return "nothing happened in the scenarios of \(idle.feature)"
        }
        let uneven = records.first { record in
            let variants = variants(of: record.feature).count
            return record.counts.contains { $0.values.count != variants }
        }
        return uneven.map {
            "a counter of \($0.feature) has not one value for each variant"
        }
    }

    private var inconsistencyOfLatency: String? {
        guard let latency = latency.value else { return nil }
        guard latency.rows == matrix else {
            return "latency belongs to other variants than those of the report"
        }
        for scenario in latency.scenarios {
            let count = variants(of: scenario.feature).count
            // The A/A control follows the variants.
            guard
                scenario.nanosecondsPerCall.count == count + 1,
                scenario.rounds.variantCount == count + 1
            else {
                return "\(scenario.scenario) lacks the values of a variant or of the A/A control"
            }
            guard scenario.nanosecondsPerCall.allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(scenario.scenario) has a time that is not positive"
            }
            let rounds = scenario.rounds.nanosecondsPerCall
            guard rounds.count > 1, rounds.allSatisfy({ $0.count == latency.settings.rounds })
            else {
                return "\(scenario.scenario) has fewer processes or rounds than its intervals need"
            }
            if let reason = inconsistency(of: scenario.judgement, count) {
                return "\(scenario.scenario) \(reason)"
            }
            if case .perCall(let allocations, _) = scenario.allocations,
                let reason = contradiction(allocations, in: scenario.nanosecondsPerCall)
            {
                return "\(scenario.scenario) \(reason)"
            }
        }
        for feature in latency.features {
            let count = variants(of: feature.feature).count
            let judgement = feature.judgement
            if let reason = inconsistency(of: judgement.overall, count) {
                return "\(feature.feature.name) \(reason)"
            }
            let pairs = judgement.overall.estimate.comparisons.map { [$0.variant, $0.baseline] }
            guard judgement.spreads.map({ [$0.variant, $0.baseline] }) == pairs else {
                return "\(feature.feature.name) lacks the spread of a variant"
            }
        }
        return nil
    }

    /// - Parameter count: the number of compared variants.
    private func inconsistency(of judgement: Judgement, _ count: Int) -> String? {
        let estimate = judgement.estimate
        let pairs = (0..<count).flatMap { variant in (0..<variant).map { [variant, $0] } }
        guard
            estimate.levels.count == count,
            estimate.comparisons.map({ [$0.variant, $0.baseline] }) == pairs
        else { return "compares variants that are not in the report" }
        let margin = estimate.margin
        guard
            margin.relative >= 0, margin.relative.isFinite,
            (estimate.comparisons + [judgement.control]).allSatisfy(hasPossibleIntervals)
        else { return "has an impossible interval or margin" }
        return nil
    }

    /// Returns true if the intervals contain the ratio, so that they can be drawn.
    private func hasPossibleIntervals(_ comparison: Comparison) -> Bool {
        [comparison.interval, comparison.decisionInterval].allSatisfy {
            0 < $0.lower && $0.lower <= comparison.ratio && comparison.ratio <= $0.upper
                && $0.upper.isFinite
        }
    }

    private var inconsistencyOfInstructions: String? {
        guard let instructions = instructions.value else { return nil }
        guard instructions.rows == matrix else {
            return "instructions belong to other variants than those of the report"
        }
        for scenario in instructions.scenarios {
            guard scenario.counts.count == variants(of: scenario.feature).count else {
                return "\(scenario.scenario) lacks the instructions of a variant"
            }
            guard scenario.shares.count == scenario.counts.count else {
                return "\(scenario.scenario) lacks the instruction breakdown of a variant"
            }
            guard scenario.counts.compactMap(\.perCall).allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(scenario.scenario) has an instruction count that is not positive"
            }
        }
        return nil
    }

    private var inconsistencyOfMemory: String? {
        guard let memory = memory.value else { return nil }
        guard memory.features.map(\.feature) == features else {
            return "memory belongs to other features than those of the report"
        }
        for feature in memory.features {
            guard
                feature.variants.count == variants(of: feature.feature).count,
                feature.variants.allSatisfy({ $0.count == feature.states.count })
            else { return "\(feature.feature) lacks the memory of a variant in some state" }
        }
        return nil
    }

    private var inconsistencyOfScaling: String? {
        guard let scaling = scaling.value else { return nil }
        guard scaling.rows == matrix else {
            return "scaling belongs to other variants than those of the report"
        }
        for scenario in scaling.scenarios {
            let isWhole =
                scenario.variants.count == variants(of: scenario.feature).count
                && scenario.variants.allSatisfy {
                    $0.nanosecondsPerCall.count == scenario.sizes.count
                }
            guard isWhole else {
                return "scaling of \(scenario.scenario) lacks a value of a variant and size"
            }
            for values in scenario.variants {
                guard case .perCall(let counts, _) = values.allocations else { continue }
                if let reason = contradiction(counts, in: values.nanosecondsPerCall) {
                    return "scaling of \(scenario.scenario) \(reason)"
                }
            }
        }
        return nil
    }

    /// The smallest possible time of an allocation, in nanoseconds: less than the fastest allocator
    /// takes to reserve and release a block.
    private static let shortestAllocation = 10.0

    /// Returns the contradiction between allocations and times of the same calls, which are measured
    /// in different passes; `nil` if there is none.
    private func contradiction(_ allocations: [Double], in nanoseconds: [Double]) -> String? {
        zip(allocations, nanoseconds).first { $0 * Self.shortestAllocation > $1 }
            .map { "counts \($0) allocations in \($1) ns, which is impossible" }
    }

    private var inconsistencyOfTrace: String? {
        (trace.value?.scenarios ?? []).first { scenario in
            scenario.variants.map(\.variant) != variants(of: scenario.feature)
                || scenario.variants.contains {
                    $0.interactions.isEmpty || $0.interactions.count + 1 != scenario.screens.count
                }
        }
        .map { "\($0.scenario) lacks the trace or the screens of a variant" }
    }
}
