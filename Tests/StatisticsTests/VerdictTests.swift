internal import Statistics
internal import Testing

@Suite("The four verdicts")
struct VerdictTests {
    private func verdict(_ lower: Double, _ upper: Double) -> Verdict {
        Verdict(
            interval: RatioInterval(lower: lower, upper: upper, confidence: 0.95),
            margin: .onePerCent
        )
    }

    @Test("Faster and slower need an interval that excludes 1 and leaves the margin")
    func differences() {
        #expect(verdict(0.90, 0.95) == .faster)
        #expect(verdict(0.90, 0.999) == .faster)
        #expect(verdict(1.05, 1.09) == .slower)
        #expect(verdict(1.001, 1.02) == .slower)
    }

    @Test("An interval inside of the margin is equivalent, with or without 1")
    func equivalence() {
        #expect(verdict(0.995, 1.005) == .equivalent)
        #expect(verdict(1.001, 1.004) == .equivalent)
        #expect(verdict(1 / 1.01, 1.01) == .equivalent)
        #expect(verdict(1, 1) == .equivalent)
    }

    @Test("A wide interval around 1 is inconclusive")
    func inconclusive() {
        #expect(verdict(1 / 1.2, 1.2) == .inconclusive)
        #expect(verdict(0.999, 1.011) == .inconclusive)
    }

    @Test("An interval that touches 1 does not exclude it")
    func touching() {
        #expect(!verdict(0.9, 1).isDifference)
        #expect(!verdict(1, 1.1).isDifference)
    }

    @Test("The margin is three times the noise, at least 1 %")
    func margins() throws {
        #expect(try EquivalenceMargin(noise: 0.001) == .onePerCent)
        #expect(try EquivalenceMargin(noise: 0.02).relative == 0.06)
        #expect(throws: StatisticsError.marginOutOfRange(-1)) {
            try EquivalenceMargin(relative: -1)
        }
    }

    @Test("Exchanging variant and baseline exchanges faster and slower")
    func reversed() {
        for verdict in Verdict.allCases {
            let expected: Verdict =
                switch verdict {
                case .faster: .slower
                case .slower: .faster
                case .equivalent, .inconclusive: verdict
                }
            #expect(verdict.reversed == expected)
        }
    }
}
