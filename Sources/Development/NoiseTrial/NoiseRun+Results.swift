internal import Latency
internal import Matrix
internal import Statistics

extension NoiseRun {
    /// Creates the judgement of the results of one run, as in a report.
    init(results: [ProbeResult], seed: UInt64) throws(StatisticsError) {
        guard let first = results.first else { throw .emptySample }
        var judged: [(feature: Feature, name: String, rounds: LatencyRounds, Judgement)] = []
        for (index, script) in first.scripts.enumerated() {
            let rounds = try LatencyRounds(
                nanosecondsPerCall: results.map { $0.scripts[index].nanosecondsPerCall }
            )
            judged.append((script.feature, script.script, rounds, try Judgement(rounds: rounds)))
        }
        var features: [Unit] = []
        for feature in Feature.all {
            let ofFeature = judged.filter { $0.feature == feature }
            guard ofFeature.count > 1 else { continue }
            let judgement = try FeatureJudgement(
                scripts: ofFeature.map { ($0.name, $0.rounds, $0.3) }
            )
            features.append(
                Unit(
                    name: "\(feature.name), overall",
                    judgement: judgement.whole,
                    isReliable: judgement.isReliable,
                    isRanked: judgement.isRanked
                )
            )
        }
        let counts = results.map { $0.scripts.compactMap(\.allocations) }
        let areCounted = counts.allSatisfy { $0 == counts[0] && $0.count == first.scripts.count }
        self.init(
            seed: seed,
            scripts: judged.map { feature, name, _, judgement in
                Unit(
                    name: "\(feature.name) \(name)",
                    judgement: judgement,
                    isReliable: judgement.isReliable,
                    isRanked: judgement.isReliable
                )
            },
            features: features,
            allocations: areCounted ? counts[0] : nil
        )
    }
}

extension NoiseRun.Unit {
    fileprivate init(name: String, judgement: Judgement, isReliable: Bool, isRanked: Bool) {
        self.init(
            name: name,
            control: judgement.control,
            margin: judgement.estimate.margin,
            isReliable: isReliable,
            orders: isRanked
                ? judgement.estimate.comparisons.compactMap(NoiseRun.Order.init) : []
        )
    }
}

extension NoiseRun.Order {
    fileprivate init?(_ comparison: Comparison) {
        switch comparison.verdict {
        case .faster: self.init(faster: comparison.variant, slower: comparison.reference)
        case .slower: self.init(faster: comparison.reference, slower: comparison.variant)
        case .equivalent, .cannotTell: return nil
        }
    }
}
