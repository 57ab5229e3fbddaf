internal import Statistics
internal import Testing

@Suite("Median, quantile, geometric mean, standard deviation")
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
        "The quantile is of type 7, as R's quantile() gives it",
        arguments: [(0.0, 1.0), (0.25, 1.75), (0.5, 2.5), (0.9, 3.7), (1, 4)] as [(Double, Double)]
    )
    func quantiles(probability: Double, expected: Double) throws {
        #expect(abs(try quantile(probability, of: [4, 2, 1, 3]) - expected) < 1e-12)
    }

    @Test("One value is all its quantiles")
    func quantileOfOne() throws {
        #expect(try quantile(0.99, of: [7]) == 7)
    }

    @Test("The standard deviation divides by n − 1")
    func standardDeviations() throws {
        // Deviations from 5: 3² + 1² + 1² + 1² + 0 + 0 + 2² + 4² = 32, over 7.
        let deviation = try standardDeviation(of: [2, 4, 4, 4, 5, 5, 7, 9])
        #expect(abs(deviation - (32.0 / 7).squareRoot()) < 1e-12)
        #expect(try standardDeviation(of: [1e9 + 1, 1e9 + 2, 1e9 + 3]) == 1)
    }

    @Test("Values beyond one and a half interquartile ranges are counted")
    func outliers() throws {
        // Quartiles 2 and 4, fences −1 and 7.
        #expect(try outlierCount(of: [1, 2, 3, 4, 100]) == 1)
        #expect(try outlierCount(of: [1, 2, 3, 4, 5]) == 0)
    }

    @Test("What cannot be estimated is an error that says why")
    func errors() {
        #expect(throws: StatisticsError.emptySample) { try median(of: []) }
        #expect(throws: StatisticsError.emptySample) { try quantile(0.5, of: []) }
        #expect(throws: StatisticsError.emptySample) { try standardDeviation(of: []) }
        #expect(throws: StatisticsError.emptySample) { try outlierCount(of: []) }
        #expect(throws: StatisticsError.singleValue) { try standardDeviation(of: [1]) }
        #expect(throws: StatisticsError.notFinite(.infinity)) { try median(of: [.infinity]) }
        #expect(throws: StatisticsError.probabilityOutOfRange(1.5)) { try quantile(1.5, of: [1]) }
    }
}
