internal import Statistics
internal import Testing

@Suite("Medians, quantiles and outliers")
struct LocationTests {
    @Test(
        "The median is the middle value, or the mean of the two middle ones",
        arguments: [
            ([5.0], 5.0),
            ([3, 1, 2], 2),
            ([4, 1, 3, 2], 2.5),
            ([1, 1, 1, 1_000_000], 1),
            ([-3, -1], -2),
        ] as [([Double], Double)]
    )
    func medians(values: [Double], expected: Double) throws {
        #expect(try median(of: values) == expected)
    }

    @Test(
        "The quantile is of type 7, as in R",
        arguments: [(0.0, 1.0), (0.25, 1.75), (0.5, 2.5), (0.9, 3.7), (1, 4)] as [(Double, Double)]
    )
    func quantiles(probability: Double, expected: Double) throws {
        #expect(abs(try quantile(probability, of: [4, 2, 1, 3]) - expected) < 1e-12)
    }

    @Test("All quantiles of a single value are the value")
    func quantileOfOne() throws {
        #expect(try quantile(0.99, of: [7]) == 7)
    }

    @Test("Values beyond 1.5 interquartile ranges are outliers")
    func outliers() throws {
        // Quartiles 2 and 4, fences −1 and 7.
        #expect(try outlierCount(of: [1, 2, 3, 4, 100]) == 1)
        #expect(try outlierCount(of: [1, 2, 3, 4, 5]) == 0)
    }

    @Test("Outliers are found among the ratios of the same process")
    func outliersOfRounds() throws {
        // The second process is ten times as slow in all, which is no outlier; one of its rounds
        // disturbed the second variant.
        let rounds = try LatencyRounds(
            nanosecondsPerCall: [
                [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]],
                [[10, 20, 3], [10, 20, 3], [10, 90, 3], [10, 20, 3], [10, 20, 3]],
            ]
        )
        #expect(rounds.outliers.count == 1)
        #expect(rounds.outliers.total == 20)
    }

    @Test("Invalid samples are refused with a reason")
    func errors() {
        #expect(throws: StatisticsError.emptySample) { try median(of: []) }
        #expect(throws: StatisticsError.emptySample) { try quantile(0.5, of: []) }
        #expect(throws: StatisticsError.emptySample) { try outlierCount(of: []) }
        #expect(throws: StatisticsError.notFinite(.infinity)) { try median(of: [.infinity]) }
        #expect(throws: StatisticsError.probabilityOutOfRange(1.5)) { try quantile(1.5, of: [1]) }
    }
}
