internal import Foundation
internal import Testing

@testable internal import Statistics

@Suite("The scaling of a scenario")
struct ScalingTests {
    private let sizes = [10, 100, 1_000, 10_000, 100_000]

    /// Returns the scaling of six processes of two rounds with the same shape.
    private func scaling(of value: (Double) -> Double) throws -> Scaling {
        let round = sizes.map { value(Double($0)) }
        return try Scaling(
            sizes: sizes,
            values: [[[Double]]](repeating: [round, round.map { $0 * 2 }], count: 6)
        )
    }

    @Test("Equal times at all sizes are negligible scaling")
    func constant() throws {
        let scaling = try scaling { _ in 250 }
        #expect(scaling.verdict == .negligible)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.lastStep.exponent == 0)
        #expect(scaling.increase == 1)
    }

    @Test("Linear scaling with an offset is sublinear, and the fit finds the linear part")
    func offsetAndLinear() throws {
        let scaling = try scaling { 45_000 + 2 * $0 }
        #expect(scaling.verdict == .sublinear)
        #expect(scaling.fit?.exponent.verdict == .linear)
        let fit = try #require(scaling.fit)
        #expect(fit.isGood)
        // The second round is twice as long, so the medians are 1.5 times as much.
        #expect(abs(fit.constant - 67_500) < 700)
        #expect(abs(fit.growing - 300_000) < 3_000)
        #expect(abs(fit.exponent.exponent - 1) < 0.01)
        #expect(abs(scaling.increase - 245_000.0 / 45_020) < 1e-9)
        // The slope of the last step.
        #expect(abs(scaling.lastStep.exponent - log10(245.0 / 65)) < 1e-9)
    }

    @Test("Quadratic scaling with a small or large offset is superlinear")
    func offsetAndQuadratic() throws {
        let early = try scaling { 10_000 + 0.01 * $0 * $0 }
        #expect(early.verdict == .superlinear)
        #expect(abs(early.lastStep.exponent - 2) < 0.01)
        let late = try scaling { 1_000_000 + 0.001 * $0 * $0 }
        #expect(late.lastStep.verdict == .linear)
        #expect(late.basis == .fit)
        #expect(late.verdict == .superlinear)
    }

    @Test("Linear scaling with a small increase is negligible")
    func littleScaling() throws {
        let scaling = try scaling { 45_000 + 0.1 * $0 }
        #expect(scaling.verdict == .negligible)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.fit?.exponent.verdict == .linear)
    }

    @Test("A bad fit is recognised, and the last step decides")
    func badFit() throws {
        let scaling = try scaling { $0 < 5_000 ? 100 : $0 < 50_000 ? 30 : 300 }
        let fit = try #require(scaling.fit)
        #expect(!fit.isGood)
        #expect(fit.worstDeviation > ScalingFit.largestDeviation)
        #expect(scaling.basis == .lastStep)
        #expect(scaling.verdict == .linear)
    }

    @Test("Processes that disagree make the verdict inconclusive")
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

    @Test("The increase alone separates negligible from sublinear scaling")
    func sublinear() throws {
        let third = try scaling { 100 * pow($0, 0.31) }
        #expect(third.verdict == .sublinear)
        let flat = try scaling { _ in 250 }
        for scaling in [third, flat] {
            #expect(scaling.verdict(increase: 1.25) == .negligible)
            #expect(scaling.verdict(increase: 1.26) == .sublinear)
        }
    }

    @Test("A fit is no evidence of scaling if the value does not increase")
    func superlinearFit() throws {
        let late = try scaling { 1_000_000 + 0.001 * $0 * $0 }
        #expect(late.verdict(increase: 1.2) == .inconclusive)
        #expect(late.basis(increase: 1.2) == .lastStep)
    }

    @Test("A wide interval around no increase is negligible scaling")
    func noisyAndFlat() throws {
        let steps = [0.9, 1.3, 0.85, 1.2, 0.95, 1.1]
        let scaling = try Scaling(
            sizes: [10, 100],
            values: steps.map { [[100, 100 * $0], [100, 100 * $0]] }
        )
        #expect(scaling.lastStep.upper > 0.1)
        #expect(scaling.increase < 1.1)
        #expect(scaling.verdict == .negligible)
    }

    @Test("Two or three sizes give a last step but no fit")
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

    @Test("Exact values have an interval of width zero")
    func exact() throws {
        let scaling = try Scaling(sizes: [1, 100], exactValues: [7, 70])
        #expect(abs(scaling.lastStep.exponent - 0.5) < 1e-12)
        #expect(scaling.lastStep.lower == scaling.lastStep.exponent)
        #expect(scaling.lastStep.upper == scaling.lastStep.exponent)
        #expect(abs(scaling.increase - 10) < 1e-12)
    }

    @Test("Nonpositive values, unordered sizes and missing rounds are refused")
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
