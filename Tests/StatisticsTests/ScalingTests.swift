internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("Scaling")
struct ScalingTests {
    private let sizes = [10, 100, 1_000, 10_000, 100_000]

    /// Six processes of two rounds that have the same shape.
    private func scaling(of value: (Double) -> Double) throws -> Scaling {
        let round = sizes.map { value(Double($0)) }
        return try Scaling(
            sizes: sizes,
            values: [[[Double]]](repeating: [round, round.map { $0 * 2 }], count: 6)
        )
    }

    @Test("What takes the same at each size is negligible, and has nothing that grows")
    func constant() throws {
        let scaling = try scaling { _ in 250 }
        #expect(scaling.verdict == .negligible)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.lastStep.exponent == 0)
        #expect(scaling.increase == 1)
    }

    @Test("An offset makes linear scaling sublinear at these sizes, and the fit finds it")
    func offsetAndLinear() throws {
        let scaling = try scaling { 45_000 + 2 * $0 }
        #expect(scaling.verdict == .sublinear)
        #expect(scaling.fit?.exponent.verdict == .linear)
        let fit = try #require(scaling.fit)
        #expect(fit.isGood)
        // Rounds of twice that, so the medians are 1.5 times as much.
        #expect(abs(fit.constant - 67_500) < 700)
        #expect(abs(fit.growing - 300_000) < 3_000)
        #expect(abs(fit.exponent.exponent - 1) < 0.01)
        #expect(abs(scaling.increase - 245_000.0 / 45_020) < 1e-9)
        // The slope over the last tenfold alone.
        #expect(abs(scaling.lastStep.exponent - log10(245.0 / 65)) < 1e-9)
    }

    @Test("An offset does not hide that the rest is quadratic, wherever it begins to show")
    func offsetAndQuadratic() throws {
        let early = try scaling { 10_000 + 0.01 * $0 * $0 }
        #expect(early.verdict == .superlinear)
        #expect(abs(early.lastStep.exponent - 2) < 0.01)
        let late = try scaling { 1_000_000 + 0.001 * $0 * $0 }
        #expect(late.lastStep.verdict == .linear)
        #expect(late.basis == .fit)
        #expect(late.verdict == .superlinear)
    }

    @Test("What grows too little to matter is negligible, though the fit finds it")
    func littleScaling() throws {
        let scaling = try scaling { 45_000 + 0.1 * $0 }
        #expect(scaling.verdict == .negligible)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.fit?.exponent.verdict == .linear)
    }

    @Test("A fit that meets a size badly is told, and the last step decides")
    func badFit() throws {
        let scaling = try scaling { $0 < 5_000 ? 100 : $0 < 50_000 ? 30 : 300 }
        let fit = try #require(scaling.fit)
        #expect(!fit.isGood)
        #expect(fit.worstDeviation > ScalingFit.largestDeviation)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.verdict == .linear)
    }

    @Test("Where processes disagree the interval spans them, and nothing can be told")
    func disagreement() throws {
        let flat = sizes.map { _ in 100.0 }
        let steep = sizes.map(Double.init)
        let scaling = try Scaling(
            sizes: sizes,
            values: [[flat], [steep], [flat], [steep], [flat], [steep]]
        )
        #expect(abs(scaling.lastStep.exponent - 0.5) < 1e-12)
        #expect(scaling.lastStep.lower < 0 && scaling.lastStep.upper > 1)
        #expect(scaling.verdict == .inconclusive)
    }

    @Test("A small exponent is sublinear, and negligible only if little is added in all")
    func sublinear() throws {
        let third = try scaling { 100 * pow($0, 0.31) }
        #expect(third.verdict == .sublinear)
        let flat = try scaling { _ in 250 }
        #expect(flat.verdict(increase: 1.2) == .negligible)
        #expect(flat.verdict(increase: 3.06) == .sublinear)
    }

    @Test("Three sizes are too few for a curve, two give the last step")
    func fewSizes() throws {
        for count in 2...3 {
            let scaling = try Scaling(
                sizes: Array(sizes.prefix(count)),
                exactValues: [7, 70, 700].prefix(count).map { $0 }
            )
            #expect(scaling.fit == nil)
            #expect(abs(scaling.lastStep.exponent - 1) < 1e-12)
        }
    }

    @Test("Exact values have no interval")
    func exact() throws {
        let scaling = try Scaling(sizes: [1, 100], exactValues: [7, 70])
        #expect(abs(scaling.lastStep.exponent - 0.5) < 1e-12)
        #expect(scaling.lastStep.lower == scaling.lastStep.exponent)
        #expect(scaling.lastStep.upper == scaling.lastStep.exponent)
        #expect(abs(scaling.increase - 10) < 1e-12)
    }

    @Test("Values without a logarithm, sizes that do not ascend and missing rounds are refused")
    func refused() {
        #expect(throws: StatisticsError.notPositive(0)) {
            _ = try Scaling(sizes: [1, 10], exactValues: [0, 1])
        }
        #expect(throws: StatisticsError.sizesNotAscending) {
            _ = try Scaling(sizes: [10, 10], exactValues: [1, 2])
        }
        #expect(throws: StatisticsError.differentShapes) {
            _ = try Scaling(sizes: [1, 10], exactValues: [1])
        }
        #expect(throws: StatisticsError.emptySample) {
            _ = try Scaling(sizes: [1, 10], values: [])
        }
        #expect(throws: StatisticsError.tooFewProcesses(found: 1)) {
            _ = try Scaling(sizes: [1, 10], values: [[[1, 2]]])
        }
        #expect(throws: StatisticsError.noRounds(process: 0)) {
            _ = try Scaling(sizes: [1, 10], values: [[]])
        }
        #expect(
            throws: StatisticsError.raggedRound(process: 0, round: 0, expected: 2, found: 1)
        ) {
            _ = try Scaling(sizes: [1, 10], values: [[[1]]])
        }
    }
}
