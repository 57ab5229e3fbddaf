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
        for script in latency.scripts {
            let count = variants(of: script.feature).count
            // The A/A control follows the variants.
            guard
                script.nanosecondsPerCall.count == count + 1,
                script.rounds.variantCount == count + 1
            else { return "\(script.script) lacks the values of a variant or of the A/A control" }
            if let reason = inconsistency(of: script.judgement, count) {
                return "\(script.script) \(reason)"
            }
        }
        for feature in latency.features {
            let scripts = latency.scripts.filter { $0.feature == feature.feature }
            let reason =
                inconsistency(of: feature.judgement.whole, variants(of: feature.feature).count)
                ?? inconsistency(of: feature.judgement, scripts)
            if let reason { return "\(feature.feature.name) \(reason)" }
        }
        return nil
    }

    /// - Parameter count: the number of compared variants.
    private func inconsistency(of judgement: Judgement, _ count: Int) -> String? {
        let estimate = judgement.estimate
        let pairs = (0..<count).flatMap { variant in (0..<variant).map { [variant, $0] } }
        guard
            estimate.levels.count == count,
            estimate.comparisons.map({ [$0.variant, $0.reference] }) == pairs
        else { return "compares variants that are not in the report" }
        let margin = estimate.margin
        guard
            margin.relative >= 0, margin.relative.isFinite,
            (estimate.comparisons + [judgement.control]).allSatisfy({ isPossible($0, margin) })
        else { return "has a verdict that contradicts its interval" }
        return nil
    }

    /// Returns true if the intervals are valid, and the verdict follows from them.
    private func isPossible(_ comparison: Comparison, _ margin: EquivalenceMargin) -> Bool {
        [comparison.interval, comparison.decisionInterval].allSatisfy {
            0 < $0.lower && $0.lower <= comparison.ratio && comparison.ratio <= $0.upper
                && $0.upper.isFinite
        }
            && comparison.judged(within: margin).verdict == comparison.verdict
    }

    private func inconsistency(
        of judgement: FeatureJudgement,
        _ scripts: [LatencyMeasurement.OfScenario]
    ) -> String? {
        guard
            judgement.unreliableScripts
                == scripts.filter({ !$0.judgement.isReliable }).map(\.script)
        else { return "names other unreliable scenarios than there are" }
        let comparisons = judgement.whole.estimate.comparisons
        guard
            judgement.spreads.map({ [$0.variant, $0.reference] })
                == comparisons.map({ [$0.variant, $0.reference] }),
            judgement.spreads.allSatisfy({ isPossible($0, scripts) })
        else { return "contradicts its scenarios" }
        return nil
    }

    private func isPossible(
        _ spread: ScenarioSpread,
        _ scripts: [LatencyMeasurement.OfScenario]
    ) -> Bool {
        let names = Set(scripts.map(\.script))
        let ratios = scripts.compactMap {
            $0.judgement.estimate.comparison(of: spread.variant, to: spread.reference)?.ratio
        }
        let range = spread.overScripts
        let named =
            spread.turningScripts + [range.lowerScript, range.upperScript]
            + (spread.leavingOneOut.map { [$0.lowerScript, $0.upperScript] } ?? [])
        return names.isSuperset(of: named) && range.lower == ratios.min()
            && range.upper == ratios.max()
            && (spread.leavingOneOut.map { 0 < $0.lower && $0.lower <= $0.upper } ?? true)
    }
}
