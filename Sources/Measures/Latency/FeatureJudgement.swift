package import Statistics

/// What follows from all scripts of a feature taken together: the geometric mean over their ratios,
/// and what it is worth.
package struct FeatureJudgement: Hashable, Sendable, Codable {
    package let whole: Judgement
    /// The scripts that the run could not tell anything of. Nothing is ranked that rests on one.
    package let unreliableScripts: [String]
    /// For each comparison of the whole, in their order.
    package let spreads: [ScriptSpread]

    package init(whole: Judgement, unreliableScripts: [String], spreads: [ScriptSpread]) {
        self.whole = whole
        self.unreliableScripts = unreliableScripts
        self.spreads = spreads
    }

    /// - Parameter scripts: the rounds of each script with what was judged of it alone. The first
    ///   variant is the reference, the last the control.
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
            return ScriptSpread.Range(comparisons(alone).map { ($0.script, $0.found.ratio) }).map {
                ScriptSpread(
                    variant: comparison.variant,
                    reference: comparison.reference,
                    overScripts: $0,
                    leavingOneOut: ScriptSpread.Range(leftOut.map { ($0.script, $0.found.ratio) }),
                    turningScripts: ScriptSpread.turningScripts(
                        whole: comparison.verdict,
                        withoutOne: leftOut.map { ($0.script, $0.found.verdict) }
                    )
                )
            }
        }
    }

    /// Whether the run can tell anything of the whole.
    package var isReliable: Bool { unreliableScripts.isEmpty && whole.isReliable }

    /// Whether variants are ranked: not where the whole of some pair rests on one script.
    package var isRanked: Bool {
        isReliable && spreads.allSatisfy(\.turningScripts.isEmpty)
    }

    /// What is said of one variant against another; `nil` where there is no such pair.
    package func verdict(on variant: Int, against other: Int) -> LatencyVerdict? {
        guard let comparison = whole.estimate.comparison(of: variant, to: other) else { return nil }
        guard isReliable else { return .unreliable(scripts: unreliableScripts) }
        let turning = spread(of: variant, against: other)?.turningScripts ?? []
        return turning.isEmpty ? .decided(comparison.verdict) : .noDirection(scripts: turning)
    }

    /// How far the comparison rests on single scripts, as it is seen from the reference of the
    /// measurement, whose index is the smaller.
    package func spread(of variant: Int, against other: Int) -> ScriptSpread? {
        spreads.first { Set([$0.variant, $0.reference]) == Set([variant, other]) }
    }
}
