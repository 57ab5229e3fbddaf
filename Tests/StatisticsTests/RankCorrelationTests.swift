internal import Statistics
internal import Testing

@Suite("Rank correlation")
struct RankCorrelationTests {
    @Test(
        "The correlation of equal order is 1, of opposite order −1",
        arguments: [([1.0, 2.0, 30.0], 1.0), ([30.0, 2.0, 1.0], -1.0)]
    )
    func order(values: [Double], expected: Double) throws {
        #expect(try rankCorrelation(of: values, with: [5, 6, 7]) == expected)
    }

    /// By hand: the rank differences are 0, 1, −1, 0, so ρ = 1 − 6 · 2 ÷ (4 · 15) = 0.8.
    @Test("The correlation follows from the differences of ranks")
    func formula() throws {
        let correlation = try #require(
            try rankCorrelation(of: [1, 2, 3, 4], with: [10, 30, 20, 40])
        )
        #expect(abs(correlation - 0.8) < 1e-12)
    }

    /// By hand: ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4, so 4.5 ÷ √(4.5 · 5).
    @Test("Equal values share the mean of their ranks")
    func ties() throws {
        let correlation = try #require(
            try rankCorrelation(of: [1, 2, 2, 4], with: [1, 2, 3, 4])
        )
        #expect(abs(correlation - 0.948_683_298_050_514) < 1e-12)
    }

    @Test("Values that are all equal have no correlation")
    func constant() throws {
        #expect(try rankCorrelation(of: [1, 1, 1], with: [1, 2, 3]) == nil)
        #expect(try rankCorrelation(of: [1], with: [1]) == nil)
    }

    @Test("Empty samples and values that are not numbers are refused")
    func refused() {
        #expect(throws: StatisticsError.emptySample) { try rankCorrelation(of: [], with: [1]) }
        #expect(throws: StatisticsError.self) { try rankCorrelation(of: [.nan], with: [1]) }
    }
}
