internal import Foundation
internal import RunTimeMeasures
internal import Statistics
internal import Testing

@Suite("The reliability of a run")
struct JudgementTests {
    /// Returns the judgement of two variants that take equally long. The A/A control differs by
    /// `bias`, and processes alternate by `noise`.
    private func judgement(bias: Double, noise: Double) throws -> Judgement {
        try Judgement(
            rounds: LatencyRounds(
                nanosecondsPerCall: (0..<36).map { process in
                    let factor = exp(process.isMultiple(of: 2) ? noise : -noise)
                    return [[100, 100, 100 * (1 + bias) * factor]]
                }
            )
        )
    }

    @Test("The margin is 1 % or three times the noise of the control")
    func margin() throws {
        #expect(try judgement(bias: 0, noise: 0.001).estimate.margin == .onePerCent)
        let noisy = try judgement(bias: 0, noise: 0.03)
        #expect(noisy.estimate.margin.relative == 3 * noisy.control.noise)
        #expect(noisy.estimate.margin.relative > 0.01)
    }

    @Test("A run is unreliable if its control leaves the margin, above or below")
    func leavesTheMargin() throws {
        #expect(try judgement(bias: 0.009, noise: 0).isReliable)
        #expect(try !judgement(bias: 0.011, noise: 0).isReliable)
        #expect(try !judgement(bias: -0.011, noise: 0).isReliable)
    }

    @Test("A run with a margin above 5 % is unreliable")
    func largestMargin() throws {
        let judgement = try judgement(bias: 0, noise: 0.09)
        #expect(judgement.control.interval.lower < 1 && judgement.control.interval.upper > 1)
        #expect(judgement.estimate.margin.relative > Judgement.largestMargin)
        #expect(!judgement.isReliable)
    }
}
