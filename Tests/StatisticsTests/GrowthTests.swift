internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("Growth")
struct GrowthTests {
    private let sizes = [10, 100, 1_000, 10_000, 100_000]

    /// Six processes of two rounds that have the same shape.
    private func growth(of value: (Double) -> Double) throws -> Growth {
        let round = sizes.map { value(Double($0)) }
        return try Growth(
            sizes: sizes,
            values: [[[Double]]](repeating: [round, round.map { $0 * 2 }], count: 6)
        )
    }

    @Test("What takes the same at each size is negligible, and has nothing that grows")
    func constant() throws {
        let growth = try growth { _ in 250 }
        #expect(growth.verdict == .negligible)
        #expect(growth.basis == .lastStep)
        #expect(growth.lastStep.exponent == 0)
        #expect(growth.increase == 1)
    }

    @Test("An offset makes linear growth sublinear at these sizes, and the fit finds it")
    func offsetAndLinear() throws {
        let growth = try growth { 45_000 + 2 * $0 }
        #expect(growth.verdict == .sublinear)
        #expect(growth.fit?.exponent.verdict == .linear)
        let fit = try #require(growth.fit)
        #expect(fit.isGood)
        // Rounds of twice that, so the medians are 1.5 times as much.
        #expect(abs(fit.constant - 67_500) < 700)
        #expect(abs(fit.growing - 300_000) < 3_000)
        #expect(abs(fit.exponent.exponent - 1) < 0.01)
        #expect(abs(growth.increase - 245_000.0 / 45_020) < 1e-9)
        // The slope over the last tenfold alone.
        #expect(abs(growth.lastStep.exponent - log10(245.0 / 65)) < 1e-9)
    }

    @Test("An offset does not hide that the rest is quadratic, wherever it begins to show")
    func offsetAndQuadratic() throws {
        let early = try growth { 10_000 + 0.01 * $0 * $0 }
        #expect(early.verdict == .superlinear)
        #expect(abs(early.lastStep.exponent - 2) < 0.01)
        let late = try growth { 1_000_000 + 0.001 * $0 * $0 }
        #expect(late.lastStep.verdict == .linear)
        #expect(late.basis == .fit)
        #expect(late.verdict == .superlinear)
    }

    @Test("What grows too little to matter is negligible, though the fit finds it")
    func littleGrowth() throws {
        let growth = try growth { 45_000 + 0.1 * $0 }
        #expect(growth.verdict == .negligible)
        #expect(growth.basis == .lastStep)
        #expect(growth.fit?.exponent.verdict == .linear)
    }

    @Test("A fit that meets a size badly is told, and the last step decides")
    func badFit() throws {
        let growth = try growth { $0 < 5_000 ? 100 : $0 < 50_000 ? 30 : 300 }
        let fit = try #require(growth.fit)
        #expect(!fit.isGood)
        #expect(fit.worstDeviation > GrowthFit.largestDeviation)
        #expect(growth.basis == .lastStep)
        #expect(growth.verdict == .linear)
    }

    @Test("Where processes disagree the interval spans them, and nothing can be told")
    func disagreement() throws {
        let flat = sizes.map { _ in 100.0 }
        let steep = sizes.map(Double.init)
        let growth = try Growth(
            sizes: sizes,
            values: [[flat], [steep], [flat], [steep], [flat], [steep]]
        )
        #expect(abs(growth.lastStep.exponent - 0.5) < 1e-12)
        #expect(growth.lastStep.lower < 0 && growth.lastStep.upper > 1)
        #expect(growth.verdict == .inconclusive)
    }

    @Test("A small exponent is sublinear, and negligible only if little is added in all")
    func sublinear() throws {
        let third = try growth { 100 * pow($0, 0.31) }
        #expect(third.verdict == .sublinear)
        let flat = try growth { _ in 250 }
        #expect(flat.verdict(increase: 1.2) == .negligible)
        #expect(flat.verdict(increase: 3.06) == .sublinear)
    }

    @Test("Three sizes are too few for a curve, two give the last step")
    func fewSizes() throws {
        for count in 2...3 {
            let growth = try Growth(
                sizes: Array(sizes.prefix(count)),
                exactValues: [7, 70, 700].prefix(count).map { $0 }
            )
            #expect(growth.fit == nil)
            #expect(abs(growth.lastStep.exponent - 1) < 1e-12)
        }
    }

    @Test("Exact figures have no interval")
    func exact() throws {
        let growth = try Growth(sizes: [1, 100], exactValues: [7, 70])
        #expect(abs(growth.lastStep.exponent - 0.5) < 1e-12)
        #expect(growth.lastStep.lower == growth.lastStep.exponent)
        #expect(growth.lastStep.upper == growth.lastStep.exponent)
        #expect(abs(growth.increase - 10) < 1e-12)
    }

    @Test("Figures without a logarithm, sizes that do not ascend and missing rounds are refused")
    func refused() {
        #expect(throws: StatisticsError.notPositive(0)) {
            _ = try Growth(sizes: [1, 10], exactValues: [0, 1])
        }
        #expect(throws: StatisticsError.sizesNotAscending) {
            _ = try Growth(sizes: [10, 10], exactValues: [1, 2])
        }
        #expect(throws: StatisticsError.differentShapes) {
            _ = try Growth(sizes: [1, 10], exactValues: [1])
        }
        #expect(throws: StatisticsError.emptySample) {
            _ = try Growth(sizes: [1, 10], values: [])
        }
        #expect(throws: StatisticsError.tooFewProcesses(found: 1)) {
            _ = try Growth(sizes: [1, 10], values: [[[1, 2]]])
        }
        #expect(throws: StatisticsError.noRounds(process: 0)) {
            _ = try Growth(sizes: [1, 10], values: [[]])
        }
        #expect(
            throws: StatisticsError.raggedRound(process: 0, round: 0, expected: 2, found: 1)
        ) {
            _ = try Growth(sizes: [1, 10], values: [[[1]]])
        }
    }
}
