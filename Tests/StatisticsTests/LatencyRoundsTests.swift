internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("The rounds of a measurement")
struct LatencyRoundsTests {
    @Test("Empty, ragged and nonpositive rounds are refused with their position")
    func refusals() {
        #expect(throws: StatisticsError.emptySample) { try LatencyRounds(nanosecondsPerCall: []) }
        #expect(throws: StatisticsError.emptySample) {
            try LatencyRounds(nanosecondsPerCall: [[[]]])
        }
        #expect(throws: StatisticsError.noRounds(process: 1)) {
            try LatencyRounds(nanosecondsPerCall: [[[1, 2]], []])
        }
        #expect(throws: StatisticsError.raggedRound(process: 0, round: 1, expected: 2, found: 1)) {
            try LatencyRounds(nanosecondsPerCall: [[[1, 2], [1]]])
        }
        #expect(throws: StatisticsError.notPositive(0)) {
            try LatencyRounds(nanosecondsPerCall: [[[1, 0]]])
        }
        #expect(throws: StatisticsError.notFinite(.infinity)) {
            try LatencyRounds(nanosecondsPerCall: [[[1, .infinity]]])
        }
    }

    @Test("Invalid rounds are also refused while decoding")
    func decoding() throws {
        let good = Data("[[[1,2],[3,4]]]".utf8)
        #expect(
            try JSONDecoder().decode(LatencyRounds.self, from: good).nanosecondsPerCall
                == [[[1, 2], [3, 4]]]
        )
        let bad = Data("[[[1,2],[3]]]".utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LatencyRounds.self, from: bad)
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("expected damaged data, got \(String(describing: error))")
            return
        }
        #expect(
            context.underlyingError as? StatisticsError
                == .raggedRound(process: 0, round: 1, expected: 2, found: 1)
        )
    }

    @Test("Variants can be excluded and reordered")
    func selecting() throws {
        let rounds = try LatencyRounds(nanosecondsPerCall: [[[1, 2, 3]]])
        #expect(try rounds.selecting(variants: [2, 0]).nanosecondsPerCall == [[[3, 1]]])
        #expect(throws: StatisticsError.noSuchVariant(3, count: 3)) {
            try rounds.selecting(variants: [3])
        }
    }

    @Test("The medians of rounds are calculated per process")
    func medians() {
        let series: LogRatios = [[1, 2, 9], [10, 10, 10], [3, 4]]
        #expect(processMedians(of: series) == [2, 10, 3.5])
    }

    @Test("The levels of 1, 2 and 4 are 0.5, 1 and 2")
    func logRatios() throws {
        let rounds = try LatencyRounds(nanosecondsPerCall: [[[1, 2, 4]]])
        let levels = (0..<3).map { exp(rounds.logRatios(toMeanOf: $0)[0][0]) }
        for (level, expected) in zip(levels, [0.5, 1, 2]) {
            #expect(abs(level - expected) < 1e-12)
        }
        #expect(abs(exp(rounds.logRatios(of: 2, to: 0)[0][0]) - 4) < 1e-12)
    }
}
