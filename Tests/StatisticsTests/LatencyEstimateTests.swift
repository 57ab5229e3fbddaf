internal import Foundation
internal import SeededRandom
internal import Statistics
internal import Testing

@Suite("The latency estimate")
struct LatencyEstimateTests {
    private let quick = BootstrapSettings(resamples: 999)

    @Test("A constant ratio is found exactly, from either side")
    func constantRatio() throws {
        let rounds = try LatencyRounds(
            nanosecondsPerCall: [[[10, 20], [30, 60]], [[5, 10], [7, 14]]]
        )
        let estimate = try LatencyEstimate(rounds: rounds, reference: 0, settings: quick)
        #expect(abs(estimate.toReference[0].ratio - 2) < 1e-12)
        #expect(estimate.toReference[0].variant == 1)
        #expect(estimate.toReference[0].verdict == .slower)
        #expect(abs(estimate.levels[0].ratio - 0.5.squareRoot()) < 1e-12)
        let other = try LatencyEstimate(rounds: rounds, reference: 1, settings: quick)
        #expect(abs(other.toReference[0].ratio - 0.5) < 1e-12)
        #expect(other.toReference[0].verdict == .faster)
    }

    @Test("The reference family has the others in order, the other family all pairs")
    func families() throws {
        let rounds = try SyntheticRounds(processes: 3, rounds: 4, ratios: [1, 1, 1, 1])
            .make(seed: 1)
        let estimate = try LatencyEstimate(rounds: rounds, reference: 2, settings: quick)
        #expect(estimate.toReference.map(\.variant) == [0, 1, 3])
        #expect(estimate.toReference.allSatisfy { $0.reference == 2 })
        #expect(
            estimate.allPairs.map { [$0.variant, $0.reference] }
                == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
        )
        for comparison in estimate.allPairs {
            #expect(comparison.decisionInterval.lower <= comparison.interval.lower)
            #expect(comparison.decisionInterval.upper >= comparison.interval.upper)
            #expect(comparison.adjustedProbability >= comparison.probability)
        }
    }

    @Test("A load that all variants of a round share cancels")
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
        let estimate = try LatencyEstimate(rounds: rounds, reference: 0, settings: quick)
        #expect(try LatencyEstimate(rounds: scaled, reference: 0, settings: quick) == estimate)
    }

    @Test("A few wild rounds hardly move the estimate")
    func outliers() throws {
        var values = try SyntheticRounds(rounds: 60, ratios: [1, 1.07], outlierShare: 0)
            .make(seed: 3).nanosecondsPerCall
        for process in values.indices {
            for round in stride(from: 0, to: 60, by: 12) { values[process][round][1] *= 1_000 }
        }
        let estimate = try LatencyEstimate(
            rounds: LatencyRounds(nanosecondsPerCall: values),
            reference: 0,
            settings: quick
        )
        #expect(abs(estimate.toReference[0].ratio - 1.07) < 0.01)
        #expect(estimate.toReference[0].verdict == .slower)
    }

    @Test("Scripts together have the geometric mean of their ratios, however long each takes")
    func scripts() throws {
        let short = try LatencyRounds(nanosecondsPerCall: [
            [[10, 20], [30, 60]], [[5, 10], [7, 14]],
        ])
        let long = try LatencyRounds(
            nanosecondsPerCall: [
                [[1_000, 8_000], [900, 7_200]], [[2_000, 16_000], [3_000, 24_000]],
            ]
        )
        let estimate = try LatencyEstimate(scripts: [short, long], reference: 0, settings: quick)
        #expect(abs(estimate.toReference[0].ratio - 4) < 1e-12)
        #expect(abs(estimate.toReference[0].interval.lower - 4) < 1e-12)
        #expect(abs(estimate.toReference[0].interval.upper - 4) < 1e-12)
        #expect(abs(estimate.levels[1].ratio - 2) < 1e-12)
        let alone = try LatencyEstimate(rounds: short, reference: 0, settings: quick)
        #expect(try LatencyEstimate(scripts: [short], reference: 0, settings: quick) == alone)
    }

    @Test("Rounds that are each disturbed in another script hardly move what all say together")
    func disturbedScripts() throws {
        let scripts = try (0..<7).map { script in
            var values = try SyntheticRounds(rounds: 21, ratios: [1, 1.03], outlierShare: 0)
                .make(seed: UInt64(script)).nanosecondsPerCall
            for process in values.indices {
                for round in values[process].indices where round % 7 == script {
                    values[process][round][1] *= 10
                }
            }
            return try LatencyRounds(nanosecondsPerCall: values)
        }
        let estimate = try LatencyEstimate(scripts: scripts, reference: 0, settings: quick)
        #expect(abs(estimate.toReference[0].ratio - 1.03) < 0.005)
    }

    @Test("Scripts of different shapes cannot be taken together, nor none")
    func shapes() throws {
        let rounds = try SyntheticRounds(processes: 2, rounds: 3, ratios: [1, 1]).make(seed: 1)
        for other in [
            SyntheticRounds(processes: 3, rounds: 3, ratios: [1, 1]),
            SyntheticRounds(processes: 2, rounds: 2, ratios: [1, 1]),
            SyntheticRounds(processes: 2, rounds: 3, ratios: [1, 1, 1]),
        ] {
            #expect(throws: StatisticsError.differentShapes) {
                try LatencyEstimate(
                    scripts: [rounds, try other.make(seed: 1)],
                    reference: 0,
                    settings: quick
                )
            }
        }
        #expect(throws: StatisticsError.emptySample) {
            try LatencyEstimate(scripts: [], reference: 0, settings: quick)
        }
    }

    @Test("The same seed gives the same figures, another seed other intervals")
    func determinism() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1.02]).make(seed: 8)
        func estimate(seed: UInt64) throws -> LatencyEstimate {
            try LatencyEstimate(
                rounds: rounds,
                reference: 0,
                settings: BootstrapSettings(resamples: 999, seed: seed)
            )
        }
        #expect(try estimate(seed: 1) == estimate(seed: 1))
        #expect(try estimate(seed: 1).levels != estimate(seed: 2).levels)
    }

    @Test("One process is judged by its rounds, one round by nothing")
    func smallMeasurements() throws {
        let process = try SyntheticRounds(processes: 1, rounds: 60, ratios: [1, 1.2]).make(seed: 2)
        let estimate = try LatencyEstimate(rounds: process, reference: 0, settings: quick)
        #expect(estimate.toReference[0].verdict == .slower)
        #expect(estimate.toReference[0].spreadBetweenProcesses == nil)

        let round = try LatencyRounds(nanosecondsPerCall: [[[10, 20]]])
        let single = try LatencyEstimate(rounds: round, reference: 0, settings: quick)
        #expect(single.toReference[0].ratio == 2)
        #expect(single.toReference[0].verdict == .cannotTell(smallestVisibleDifference: nil))
        #expect(single.tieGroups.map(\.variants) == [[0, 1]])
    }

    @Test("One variant has a level and no comparison")
    func oneVariant() throws {
        let rounds = try LatencyRounds(nanosecondsPerCall: [[[3], [4]]])
        let estimate = try LatencyEstimate(rounds: rounds, reference: 0, settings: quick)
        #expect(estimate.levels.map(\.ratio) == [1])
        #expect(estimate.toReference.isEmpty)
        #expect(estimate.tieGroups.map(\.variants) == [[0]])
    }

    @Test("Another margin changes verdicts and nothing else")
    func margins() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1.07]).make(seed: 4)
        let estimate = try LatencyEstimate(rounds: rounds, reference: 0, settings: quick)
        let wide = try estimate.judged(within: EquivalenceMargin(relative: 0.5))
        #expect(estimate.toReference[0].verdict == .slower)
        #expect(wide.toReference[0].verdict == .equivalent)
        #expect(wide.judged(within: estimate.margin) == estimate)
    }

    @Test("Settings that cannot give an interval are refused")
    func refusals() throws {
        let rounds = try SyntheticRounds(ratios: [1, 1, 1]).make(seed: 1)
        #expect(throws: StatisticsError.noSuchVariant(3, count: 3)) {
            try LatencyEstimate(rounds: rounds, reference: 3)
        }
        // Three pairs at 5 %: 2 × 3 ÷ 0.05 resamples.
        #expect(throws: StatisticsError.tooFewResamples(found: 100, needed: 120)) {
            try LatencyEstimate(
                rounds: rounds,
                reference: 0,
                settings: BootstrapSettings(resamples: 100)
            )
        }
        #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
            try LatencyEstimate(
                rounds: rounds,
                reference: 0,
                settings: BootstrapSettings(confidence: 1)
            )
        }
    }

    @Test("An estimate survives being written and read")
    func codable() throws {
        let rounds = try SyntheticRounds(processes: 2, rounds: 5, ratios: [1, 1.1]).make(seed: 1)
        let estimate = try LatencyEstimate(rounds: rounds, reference: 0, settings: quick)
        let data = try JSONEncoder().encode(estimate)
        #expect(try JSONDecoder().decode(LatencyEstimate.self, from: data) == estimate)
    }
}
