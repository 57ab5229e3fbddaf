internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("The trimmed mean and its interval")
struct TrimmedMeanTests {
    private let oneToTen = (1...10).map(Double.init)

    @Test("The trimmed mean of 1 to 10 is as calculated by hand")
    func workedExample() throws {
        let mean = try TrimmedMean(oneToTen)
        // A fifth is excluded on either side: 3 to 8 remain.
        #expect(mean.value == 5.5)
        // Winsorized: 3 3 3 4 5 6 7 8 8 8. Squares from 5.5: 6 × 6.25 + 2 × 2.25 + 2 × 0.25 = 42.5,
        // over 6 × 5, because six are kept.
        #expect(abs(mean.standardError - (42.5 / 30).squareRoot()) < 1e-12)
        #expect(mean.degreesOfFreedom == 5)
        let bounds = mean.bounds(significance: 0.05)
        #expect(abs(bounds.upperBound - (5.5 + 2.570_58 * 1.190_24)) < 1e-4)
        #expect(abs(bounds.lowerBound - (5.5 - 2.570_58 * 1.190_24)) < 1e-4)
    }

    @Test("Outliers change neither the trimmed mean nor its error")
    func outliers() throws {
        var values = oneToTen
        values[9] = 1e9
        values[0] = -1e9
        #expect(try TrimmedMean(values) == TrimmedMean(oneToTen))
    }

    @Test("With fewer than five values none is excluded")
    func fewProcesses() throws {
        let mean = try TrimmedMean([1, 2, 3, 6])
        #expect(mean.value == 3)
        // Squares from 3: 4 + 1 + 0 + 9, over 4 × 3, which is the usual standard error.
        #expect(abs(mean.standardError - (14.0 / 12).squareRoot()) < 1e-12)
        #expect(mean.degreesOfFreedom == 3)
    }

    @Test(
        "Errors of scenarios add up if correlated, and cancel if opposite"
    )
    func scenarios() throws {
        let alone = try TrimmedMean(oneToTen)
        let twice = try TrimmedMean(scenarios: [oneToTen, oneToTen])
        #expect(twice.value == alone.value)
        #expect(abs(twice.standardError - alone.standardError) < 1e-12)
        let opposite = try TrimmedMean(scenarios: [oneToTen, oneToTen.reversed()])
        #expect(opposite.value == alone.value)
        #expect(opposite.standardError < 1e-12)
    }

    @Test("The interval at the significance of the probability touches zero")
    func duality() throws {
        let mean = try TrimmedMean(oneToTen)
        let bounds = mean.bounds(significance: mean.twoSidedProbability)
        #expect(abs(bounds.lowerBound) < 1e-9)
    }

    @Test("Equal nonzero values have the probability 0, zeros the probability 1")
    func certain() throws {
        #expect(try TrimmedMean([2, 2, 2]).twoSidedProbability == 0)
        #expect(try TrimmedMean([0, 0, 0]).twoSidedProbability == 1)
        #expect(try TrimmedMean([2, 2, 2]).bounds(significance: 0.05) == 2...2)
    }

    @Test("The smallest visible difference is the reach and about 0.86 errors")
    func smallestVisible() throws {
        // 36 processes keep 22, and t of 21 degrees is 2.080 at 95 % and 0.859 at 80 of 100.
        let mean = try TrimmedMean((0..<36).map { $0.isMultiple(of: 2) ? 1 : -1 })
        let visible = mean.smallestVisible(significance: 0.05, inShareOfRuns: 0.8)
        #expect(abs(visible / mean.standardError - (2.0796 + 0.8591)) < 0.001)
        // At 0.5 nothing is added, because half of the runs show such a difference.
        let half = mean.smallestVisible(significance: 0.05, inShareOfRuns: 0.5)
        #expect(abs(half - mean.reach(significance: 0.05)) < 1e-9)
    }

    @Test("Too few, ragged or infinite values are refused")
    func refusals() {
        #expect(throws: StatisticsError.tooFewProcesses(found: 1)) { try TrimmedMean([1]) }
        #expect(throws: StatisticsError.emptySample) { try TrimmedMean(scenarios: []) }
        #expect(throws: StatisticsError.differentShapes) {
            try TrimmedMean(scenarios: [[1, 2], [1, 2, 3]])
        }
        #expect(throws: StatisticsError.notFinite(.infinity)) { try TrimmedMean([1, .infinity]) }
    }
}
