internal import Foundation
internal import SeededRandom
internal import Statistics
internal import Testing

@Suite("The latency estimate")
struct LatencyEstimateTests {
    @Test("A constant ratio is found exactly, from either side")
    func constantRatio() throws {
        let rounds = try LatencyRounds(
            nanosecondsPerCall: [[[10, 20], [30, 60]], [[5, 10], [7, 14]]]
        )
        let estimate = try LatencyEstimate(rounds: rounds)
        let found = try #require(estimate.comparison(of: 1, to: 0))
        #expect(abs(found.ratio - 2) < 1e-12)
        #expect(found.verdict == .slower)
        #expect(abs(estimate.levels[0] - 0.5.squareRoot()) < 1e-12)
        let other = try #require(estimate.comparison(of: 0, to: 1))
        #expect(abs(other.ratio - 0.5) < 1e-12)
        #expect(other.verdict == .faster)
        #expect((other.variant, other.baseline) == (0, 1))
        #expect(abs(other.interval.lower * found.interval.upper - 1) < 1e-12)
        #expect(estimate.comparison(of: 2, to: 0) == nil)
        #expect(estimate.comparison(of: 0, to: 0) == nil)
    }

    @Test("All pairs are one family, and decision intervals are never narrower")
    func family() throws {
        let rounds = try SyntheticRounds(processes: 3, rounds: 4, ratios: [1, 1, 1, 1])
            .make(seed: 1)
        let estimate = try LatencyEstimate(rounds: rounds)
        #expect(
            estimate.comparisons.map { [$0.variant, $0.baseline] }
                == [[1, 0], [2, 0], [2, 1], [3, 0], [3, 1], [3, 2]]
        )
        for comparison in estimate.comparisons {
            #expect(comparison.decisionInterval.lower <= comparison.interval.lower)
            #expect(comparison.decisionInterval.upper >= comparison.interval.upper)
            #expect(comparison.adjustedProbability >= comparison.probability)
            let excludesOne =
                comparison.decisionInterval.lower > 1 || comparison.decisionInterval.upper < 1
            #expect(excludesOne == (comparison.adjustedProbability <= 0.05))
        }
    }

    @Test("The noise corresponds to the reach of a 90 % interval")
    func noise() throws {
        let rounds = try SyntheticRounds(processes: 36, ratios: [1, 1]).make(seed: 1)
        let comparison = try LatencyEstimate(rounds: rounds).comparisons[0]
        let reach = log(comparison.interval.upper / comparison.interval.lower) / 2
        // t of 21 degrees of freedom is 1.721 at 90 %, and 2.080 at 95 %.
        #expect(abs(comparison.noise / reach - 1.7207 / 2.0796) < 1e-3)
    }

    @Test("A load that all variants of a round share does not change the estimate")
    func commonScale() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1.03, 0.98]).make(seed: 5)
        var random = SplitMix64(seed: 6)
        let scaled = try LatencyRounds(
            nanosecondsPerCall: rounds.nanosecondsPerCall.map { process in
                process.map { round in
                    let scale = Double(1 << random.index(below: 9))
                    return round.map { $0 * scale }
                }
            }
        )
        #expect(try LatencyEstimate(rounds: scaled) == LatencyEstimate(rounds: rounds))
    }

    @Test("Outlying rounds and processes hardly change the estimate")
    func outliers() throws {
        var values = try SyntheticRounds(rounds: 60, ratios: [1, 1.07], outlierShare: 0)
            .make(seed: 3).nanosecondsPerCall
        for process in values.indices {
            for round in stride(from: 0, to: 60, by: 12) { values[process][round][1] *= 1_000 }
        }
        for round in values[0].indices { values[0][round][1] *= 1_000 }
        let found = try LatencyEstimate(rounds: LatencyRounds(nanosecondsPerCall: values))
            .comparisons[0]
        #expect(abs(found.ratio - 1.07) < 0.01)
        #expect(found.verdict == .slower)
    }

    @Test("The overall ratio is the geometric mean, independent of durations")
    func scenarios() throws {
        let short = try SyntheticRounds(ratios: [1, 2]).make(seed: 1)
        let long = try LatencyRounds(
            nanosecondsPerCall: SyntheticRounds(ratios: [1, 8]).make(seed: 2).nanosecondsPerCall
                .map { $0.map { $0.map { $0 * 1_000 } } }
        )
        let whole = try LatencyEstimate(scenarios: [short, long])
        let alone = try [short, long].map { try LatencyEstimate(rounds: $0) }
        let product = alone.reduce(1) { $0 * $1.comparisons[0].ratio }
        #expect(abs(whole.comparisons[0].ratio / product.squareRoot() - 1) < 1e-12)
        #expect(abs(whole.comparisons[0].ratio - 4) < 0.05)
        #expect(try LatencyEstimate(scenarios: [short]) == alone[0])
    }

    @Test("Rounds that are disturbed in different scenarios hardly change the overall ratio")
    func disturbedScenarios() throws {
        let scenarios = try (0..<7).map { scenario in
            var values = try SyntheticRounds(rounds: 21, ratios: [1, 1.03], outlierShare: 0)
                .make(seed: UInt64(scenario)).nanosecondsPerCall
            for process in values.indices {
                for round in values[process].indices where round % 7 == scenario {
                    values[process][round][1] *= 10
                }
            }
            return try LatencyRounds(nanosecondsPerCall: values)
        }
        let estimate = try LatencyEstimate(scenarios: scenarios)
        #expect(abs(estimate.comparisons[0].ratio - 1.03) < 0.005)
    }

    @Test("Scenarios of different shapes, and no scenarios, are refused")
    func shapes() throws {
        let rounds = try SyntheticRounds(processes: 2, rounds: 3, ratios: [1, 1]).make(seed: 1)
        for other in [
            SyntheticRounds(processes: 3, rounds: 3, ratios: [1, 1]),
            SyntheticRounds(processes: 2, rounds: 2, ratios: [1, 1]),
            SyntheticRounds(processes: 2, rounds: 3, ratios: [1, 1, 1]),
        ] {
            #expect(throws: StatisticsError.differentShapes) {
                try LatencyEstimate(scenarios: [rounds, try other.make(seed: 1)])
            }
        }
        #expect(throws: StatisticsError.emptySample) { try LatencyEstimate(scenarios: []) }
    }

    @Test("An estimate from a single process is refused")
    func oneProcess() throws {
        let process = try SyntheticRounds(processes: 1, rounds: 60, ratios: [1, 1.2]).make(seed: 2)
        #expect(throws: StatisticsError.tooFewProcesses(found: 1)) {
            try LatencyEstimate(rounds: process)
        }
    }

    @Test("One variant has a level and no comparison")
    func oneVariant() throws {
        let rounds = try LatencyRounds(nanosecondsPerCall: [[[3], [4]], [[5], [6]]])
        let estimate = try LatencyEstimate(rounds: rounds)
        #expect(estimate.levels == [1])
        #expect(estimate.comparisons.isEmpty)
        #expect(estimate.tieGroups.map(\.variants) == [[0]])
    }

    @Test("Another margin changes the verdict and nothing else")
    func margins() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1.07]).make(seed: 4)
        let found = try LatencyEstimate(rounds: rounds).comparisons[0]
        let wide = try found.judged(within: EquivalenceMargin(relative: 0.5))
        #expect(found.verdict == .slower)
        #expect(wide.verdict == .equivalent)
        #expect(wide.judged(within: .onePerCent) == found)
    }

    @Test("Variants of the same rank have no decided difference")
    func ranks() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1.5, 1.001, 1.501]).make(seed: 1)
        let estimate = try LatencyEstimate(rounds: rounds)
        #expect(estimate.tieGroups.map { Set($0.variants) } == [[0, 2], [1, 3]])
        for group in estimate.tieGroups {
            for variant in group.variants {
                for other in group.variants where other != variant {
                    let verdict = estimate.comparison(of: variant, to: other)?.verdict
                    #expect(verdict?.isDifference == false)
                }
            }
        }
    }

    @Test("An estimate is equal after encoding and decoding")
    func codable() throws {
        let rounds = try SyntheticRounds(processes: 2, rounds: 5, ratios: [1, 1.1]).make(seed: 1)
        let estimate = try LatencyEstimate(rounds: rounds)
        let data = try JSONEncoder().encode(estimate)
        #expect(try JSONDecoder().decode(LatencyEstimate.self, from: data) == estimate)
    }
}
