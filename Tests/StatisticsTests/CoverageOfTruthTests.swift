internal import Statistics
internal import Testing

@Suite("The accuracy of the estimate over seeded trials")
struct CoverageOfTruthTests {
    private static let trials: UInt64 = 200

    private func estimates(of synthetic: SyntheticRounds) throws -> [LatencyEstimate] {
        try (1...Self.trials).map { seed in
            try LatencyEstimate(rounds: synthetic.make(seed: seed))
        }
    }

    @Test("A slowdown of 7 % is always found, and most intervals include it")
    func realDifference() throws {
        let comparisons = try estimates(of: SyntheticRounds(ratios: [1, 1.07]))
            .map { $0.comparisons[0] }
        #expect(comparisons.allSatisfy { $0.verdict == .slower })
        let holding = comparisons.count {
            ($0.interval.lower...$0.interval.upper).contains(1.07)
        }
        #expect(holding >= 180)
    }

    @Test(
        "95 % intervals miss the true ratio in about 5 of 100 trials"
    )
    func misses() throws {
        let synthetic = SyntheticRounds(processes: 36, rounds: 5, ratios: [1, 1.02])
        func misses(_ scenarios: UInt64) throws -> Int {
            try (0..<400 as Range<UInt64>).count { trial in
                let rounds = try (0..<scenarios).map { try synthetic.make(seed: 10 * trial + $0) }
                let interval = try LatencyEstimate(scenarios: rounds).comparisons[0].interval
                return !(interval.lower...interval.upper).contains(1.02)
            }
        }
        #expect((10...32).contains(try misses(1)))
        #expect((10...32).contains(try misses(3)))
    }

    @Test("Identical variants are called different in at most a tenth of the trials")
    func noDifference() throws {
        let wrong = try estimates(of: SyntheticRounds(ratios: [1, 1])).count {
            $0.comparisons[0].verdict.isDifference
        }
        #expect(wrong <= 20)
    }

    @Test("Four identical variants share one rank in at least nine tenths of the trials")
    func noRanking() throws {
        let tied = try estimates(of: SyntheticRounds(rounds: 10, ratios: [1, 1, 1, 1])).count {
            $0.tieGroups.count == 1
        }
        #expect(tied >= 180)
    }

    @Test("Two fast and two slow variants give two ranks of two")
    func twoRanks() throws {
        let rounds = try SyntheticRounds(ratios: [1.1, 1, 1.1, 1]).make(seed: 12)
        let groups = try LatencyEstimate(rounds: rounds).tieGroups
        #expect(groups.map(\.rank) == [1, 3])
        #expect(groups.map { Set($0.variants) } == [[1, 3], [0, 2]])
        #expect(groups.map(\.hasClearBorder) == [true, true])
    }
}
