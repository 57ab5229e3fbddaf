internal import Statistics
internal import Testing

@Suite("The verdict on a pair of variants")
struct LatencyEstimateVerdictTests {
    private func estimate() throws -> LatencyEstimate {
        let process = [[100.0, 150, 100.2], [200, 300, 200.4], [100, 150, 100.2]]
        return try LatencyEstimate(
            rounds: LatencyRounds(nanosecondsPerCall: Array(repeating: process, count: 6)),
            reference: 0,
            settings: BootstrapSettings(resamples: 2_000)
        )
    }

    @Test("It is turned around where the variants change places")
    func reversed() throws {
        let estimate = try estimate()
        #expect(estimate.verdict(on: 1, against: 0) == .slower)
        #expect(estimate.verdict(on: 0, against: 1) == .faster)
        #expect(estimate.verdict(on: 2, against: 0) == .equivalent)
        #expect(estimate.verdict(on: 0, against: 2) == .equivalent)
    }

    @Test("It never contradicts the ranks, which come from the same family of comparisons")
    func ranks() throws {
        let estimate = try estimate()
        for group in estimate.tieGroups {
            for variant in group.variants {
                for other in group.variants where other != variant {
                    #expect(estimate.verdict(on: variant, against: other)?.isDifference == false)
                }
            }
        }
    }

    @Test("There is none for a variant that was not measured")
    func missing() throws {
        #expect(try estimate().verdict(on: 3, against: 0) == nil)
    }
}
