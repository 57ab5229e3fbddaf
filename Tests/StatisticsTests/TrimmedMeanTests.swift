internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("The trimmed mean and its interval")
struct TrimmedMeanTests {
    private let oneToTen = (1...10).map(Double.init)

    @Test("From 1 to 10, worked by hand")
    func workedExample() throws {
        let mean = try TrimmedMean(oneToTen)
        // A fifth of ten is left out on either side: 3 to 8.
        #expect(mean.value == 5.5)
        // Drawn in: 3 3 3 4 5 6 7 8 8 8. Squares from 5.5: 6 × 6.25 + 2 × 2.25 + 2 × 0.25 = 42.5,
        // over 6 × 5, since six are kept.
        #expect(abs(mean.standardError - (42.5 / 30).squareRoot()) < 1e-12)
        #expect(mean.degreesOfFreedom == 5)
        let bounds = mean.bounds(significance: 0.05)
        #expect(abs(bounds.upperBound - (5.5 + 2.570_58 * 1.190_24)) < 1e-4)
        #expect(abs(bounds.lowerBound - (5.5 - 2.570_58 * 1.190_24)) < 1e-4)
    }

    @Test("Values that are far off move neither the mean nor its error")
    func outliers() throws {
        var values = oneToTen
        values[9] = 1e9
        values[0] = -1e9
        #expect(try TrimmedMean(values) == TrimmedMean(oneToTen))
    }

    @Test("With fewer than five nothing is left out")
    func fewProcesses() throws {
        let mean = try TrimmedMean([1, 2, 3, 6])
        #expect(mean.value == 3)
        // Squares from 3: 4 + 1 + 0 + 9, over 4 × 3: the error of any mean.
        #expect(abs(mean.standardError - (14.0 / 12).squareRoot()) < 1e-12)
        #expect(mean.degreesOfFreedom == 3)
    }

    @Test(
        "Scenarios that go wrong together count together, those that make up for each other do not"
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

    @Test("Probability and interval agree: at the probability the interval just touches zero")
    func duality() throws {
        let mean = try TrimmedMean(oneToTen)
        let bounds = mean.bounds(significance: mean.twoSidedProbability)
        #expect(abs(bounds.lowerBound) < 1e-9)
    }

    @Test("What all processes agree on is sure, and zero is no difference")
    func certain() throws {
        #expect(try TrimmedMean([2, 2, 2]).twoSidedProbability == 0)
        #expect(try TrimmedMean([0, 0, 0]).twoSidedProbability == 1)
        #expect(try TrimmedMean([2, 2, 2]).bounds(significance: 0.05) == 2...2)
    }

    @Test("The smallest visible difference is what the interval reaches and 0.85 errors more")
    func smallestVisible() throws {
        // 36 processes keep 22, and t of 21 degrees is 2.080 at 95 % and 0.859 at 80 of 100.
        let mean = try TrimmedMean((0..<36).map { $0.isMultiple(of: 2) ? 1 : -1 })
        let visible = mean.smallestVisible(significance: 0.05, inShareOfRuns: 0.8)
        #expect(abs(visible / mean.standardError - (2.0796 + 0.8591)) < 0.001)
        // At a half nothing is added: such a difference is seen every second time.
        let half = mean.smallestVisible(significance: 0.05, inShareOfRuns: 0.5)
        #expect(abs(half - mean.reach(significance: 0.05)) < 1e-9)
    }

    @Test("What cannot be estimated is refused")
    func refusals() {
        #expect(throws: StatisticsError.tooFewProcesses(found: 1)) { try TrimmedMean([1]) }
        #expect(throws: StatisticsError.emptySample) { try TrimmedMean(scenarios: []) }
        #expect(throws: StatisticsError.differentShapes) {
            try TrimmedMean(scenarios: [[1, 2], [1, 2, 3]])
        }
        #expect(throws: StatisticsError.notFinite(.infinity)) { try TrimmedMean([1, .infinity]) }
    }
}
