internal import Catalogue
package import Latency
package import Statistics

extension NoiseRun {
    /// Judges the results of one run.
    package init(results: [ProbeResult], seed: UInt64) throws(StatisticsError) {
        guard let first = results.first else { throw .emptySample }
        var scripts: [OfScript] = []
        var all: [LatencyRounds] = []
        for (index, script) in first.scripts.enumerated() {
            let rounds = try LatencyRounds(
                nanosecondsPerCall: results.map { $0.scripts[index].nanosecondsPerCall }
            )
            let counts = results.map { $0.scripts[index].allocations }
            scripts.append(
                try OfScript(
                    name: "\(script.feature.rawValue) \(script.script)",
                    scripts: [rounds],
                    allocations: counts.allSatisfy { $0 == counts[0] } ? counts[0] : nil,
                    seed: seed
                )
            )
            all.append(rounds)
        }
        self.init(
            seed: seed,
            scripts: scripts,
            whole: try OfScript(
                name: "all scripts",
                scripts: all,
                allocations: nil,
                seed: seed
            )
        )
    }
}

extension NoiseRun.OfScript {
    /// - Parameter scripts: the rounds of one or of several together, for the variants and then the
    ///   control.
    fileprivate init(
        name: String,
        scripts: [LatencyRounds],
        allocations: [AllocationCounts]?,
        seed: UInt64
    ) throws(StatisticsError) {
        let judgement = try Judgement(scripts: scripts, seed: seed)
        self.init(
            name: name,
            control: NoiseRun.Known(
                ratio: judgement.control.ratio,
                interval: judgement.control.interval
            ),
            isControlSlower: judgement.control.verdict == .slower,
            isReliable: judgement.isReliable,
            orders: judgement.isReliable
                ? judgement.estimate.allPairs.compactMap(NoiseRun.Order.init) : [],
            allocations: allocations
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
