package import Latency
internal import Matrix
internal import Statistics

extension MeasureKind {
    package static let latency = MeasureKind(
        "latency",
        "Latency",
        \.latency,
        \.inconsistencyOfLatency
    )
}

extension Report {
    package var latency: Measured<LatencyMeasurement> {
        get { self[.latency] }
        set { self[.latency] = newValue }
    }

    fileprivate var inconsistencyOfLatency: String? {
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
            else { return "\(scenario.scenario) lacks the values of a variant or of the A/A control" }
            if let reason = inconsistency(of: scenario.judgement, count) {
                return "\(scenario.scenario) \(reason)"
            }
        }
        for feature in latency.features {
            let count = variants(of: feature.feature).count
            let judgement = feature.judgement
            if let reason = inconsistency(of: judgement.whole, count) {
                return "\(feature.feature.name) \(reason)"
            }
            let pairs = judgement.whole.estimate.comparisons.map { [$0.variant, $0.baseline] }
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
}
