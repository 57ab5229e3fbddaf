package import Statistics

/// The latency result of a feature over all scenarios: the geometric mean of their ratios, and its
/// reliability.
package struct FeatureJudgement: Hashable, Sendable, Codable {
    package let overall: Judgement
    /// The scenarios with too much noise. Results that depend on one are not ranked.
    package let unreliableScenarios: [String]
    /// The spreads, one for each overall comparison, in the same order.
    package let spreads: [ScenarioSpread]

    package init(overall: Judgement, unreliableScenarios: [String], spreads: [ScenarioSpread]) {
        self.overall = overall
        self.unreliableScenarios = unreliableScenarios
        self.spreads = spreads
    }

    /// - Parameter scenarios: the rounds of each scenario with its own result. The first variant is
    ///   the baseline, the last one the A/A control.
    package init(
        scenarios: [(name: String, rounds: LatencyRounds, judgement: Judgement)]
    ) throws(StatisticsError) {
        let overall = try Judgement(scenarios: scenarios.map(\.rounds))
        var withoutOne: [(scenario: String, estimate: LatencyEstimate)] = []
        if scenarios.count > 1 {
            for (index, scenario) in scenarios.enumerated() {
                let others = scenarios.indices.filter { $0 != index }.map { scenarios[$0].rounds }
                withoutOne.append((scenario.name, try Judgement(scenarios: others).estimate))
            }
        }
        self.overall = overall
        unreliableScenarios = scenarios.filter { !$0.judgement.isReliable }.map(\.name)
        let alone = scenarios.map { (scenario: $0.name, estimate: $0.judgement.estimate) }
        spreads = overall.estimate.comparisons.compactMap { comparison in
            func comparisons(
                _ estimates: [(scenario: String, estimate: LatencyEstimate)]
            ) -> [(scenario: String, found: Comparison)] {
                estimates.compactMap { scenario, estimate in
                    estimate.comparison(of: comparison.variant, to: comparison.baseline)
                        .map { (scenario, $0) }
                }
            }
            let leftOut = comparisons(withoutOne)
            return ScenarioSpread.Range(comparisons(alone).map { ($0.scenario, $0.found.ratio) })
                .map {
                    ScenarioSpread(
                        variant: comparison.variant,
                        baseline: comparison.baseline,
                        overScenarios: $0,
                        leavingOneOut: ScenarioSpread.Range(
                            leftOut.map { ($0.scenario, $0.found.ratio) }
                        ),
                        decisiveScenarios: ScenarioSpread.decisiveScenarios(
                            overall: comparison.verdict,
                            withoutOne: leftOut.map { ($0.scenario, $0.found.verdict) }
                        )
                    )
                }
        }
    }

    /// Indicates whether the overall result is reliable.
    package var isReliable: Bool { unreliableScenarios.isEmpty && overall.isReliable }

    /// Indicates whether variants are ranked. They are not if the overall result of some pair is
    /// not robust.
    package var isRanked: Bool {
        isReliable && spreads.allSatisfy(\.decisiveScenarios.isEmpty)
    }

    /// Returns the verdict on one variant against another; `nil` if there is no such pair.
    package func verdict(on variant: Int, against other: Int) -> LatencyVerdict? {
        guard let comparison = overall.estimate.comparison(of: variant, to: other) else {
            return nil
        }
        guard isReliable else { return .unreliable(scenarios: unreliableScenarios) }
        let decisive = spread(of: variant, against: other)?.decisiveScenarios ?? []
        return decisive.isEmpty ? .decided(comparison.verdict) : .notRobust(scenarios: decisive)
    }

    /// Returns the dependence of a comparison on single scenarios. It is given from the baseline of
    /// the measurement, whose index is the smaller one.
    package func spread(of variant: Int, against other: Int) -> ScenarioSpread? {
        spreads.first { Set([$0.variant, $0.baseline]) == Set([variant, other]) }
    }
}

/// The verdict on one variant against another, for a scenario or for the overall result of a
/// feature.
package enum LatencyVerdict: Hashable, Sendable {
    /// The verdict by the interval of the ratio.
    case decided(Verdict)
    /// No verdict, because the run is unreliable for these scenarios.
    case unreliable(scenarios: [String])
    /// Not robust: without one of these scenarios the overall verdict is the opposite one.
    case notRobust(scenarios: [String])
}
