package import Statistics

/// The latency result of a feature over all scenarios: the geometric mean of their ratios, and its
/// reliability.
package struct FeatureJudgement: Hashable, Sendable, Codable {
    package let whole: Judgement
    /// The scenarios with too much noise. Results that depend on one are not ranked.
    package let unreliableScripts: [String]
    /// The spreads, one for each overall comparison, in the same order.
    package let spreads: [ScenarioSpread]

    package init(whole: Judgement, unreliableScripts: [String], spreads: [ScenarioSpread]) {
        self.whole = whole
        self.unreliableScripts = unreliableScripts
        self.spreads = spreads
    }

    /// - Parameter scripts: the rounds of each scenario with its own result. The first variant is
    ///   the baseline, the last one the A/A control.
    package init(
        scripts: [(name: String, rounds: LatencyRounds, judgement: Judgement)]
    ) throws(StatisticsError) {
        let whole = try Judgement(scripts: scripts.map(\.rounds))
        var withoutOne: [(script: String, estimate: LatencyEstimate)] = []
        if scripts.count > 1 {
            for (index, script) in scripts.enumerated() {
                let others = scripts.indices.filter { $0 != index }.map { scripts[$0].rounds }
                withoutOne.append((script.name, try Judgement(scripts: others).estimate))
            }
        }
        self.whole = whole
        unreliableScripts = scripts.filter { !$0.judgement.isReliable }.map(\.name)
        let alone = scripts.map { (script: $0.name, estimate: $0.judgement.estimate) }
        spreads = whole.estimate.comparisons.compactMap { comparison in
            func comparisons(
                _ estimates: [(script: String, estimate: LatencyEstimate)]
            ) -> [(script: String, found: Comparison)] {
                estimates.compactMap { script, estimate in
                    estimate.comparison(of: comparison.variant, to: comparison.reference)
                        .map { (script, $0) }
                }
            }
            let leftOut = comparisons(withoutOne)
            return ScenarioSpread.Range(comparisons(alone).map { ($0.script, $0.found.ratio) }).map
            {
                ScenarioSpread(
                    variant: comparison.variant,
                    reference: comparison.reference,
                    overScripts: $0,
                    leavingOneOut: ScenarioSpread.Range(
                        leftOut.map { ($0.script, $0.found.ratio) }
                    ),
                    turningScripts: ScenarioSpread.turningScripts(
                        whole: comparison.verdict,
                        withoutOne: leftOut.map { ($0.script, $0.found.verdict) }
                    )
                )
            }
        }
    }

    /// Indicates whether the overall result is reliable.
    package var isReliable: Bool { unreliableScripts.isEmpty && whole.isReliable }

    /// Indicates whether variants are ranked. They are not if the overall result of some pair is
    /// not robust.
    package var isRanked: Bool {
        isReliable && spreads.allSatisfy(\.turningScripts.isEmpty)
    }

    /// Returns the verdict on one variant against another; `nil` if there is no such pair.
    package func verdict(on variant: Int, against other: Int) -> LatencyVerdict? {
        guard let comparison = whole.estimate.comparison(of: variant, to: other) else { return nil }
        guard isReliable else { return .unreliable(scripts: unreliableScripts) }
        let turning = spread(of: variant, against: other)?.turningScripts ?? []
        return turning.isEmpty ? .decided(comparison.verdict) : .noDirection(scripts: turning)
    }

    /// Returns the dependence of a comparison on single scenarios. It is given from the baseline of
    /// the measurement, whose index is the smaller one.
    package func spread(of variant: Int, against other: Int) -> ScenarioSpread? {
        spreads.first { Set([$0.variant, $0.reference]) == Set([variant, other]) }
    }
}
