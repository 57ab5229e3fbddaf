internal import Foundation
internal import RunTimeMeasures
internal import Statistics
internal import Testing

@Suite("Whether a run can tell")
struct JudgementTests {
    /// The second variant takes as long as the first. The control is off by a share, and processes by
    /// another, upwards and downwards in turns.
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

    @Test("The margin is 1 %, or three times what the control exceeds in one run of ten")
    func margin() throws {
        #expect(try judgement(bias: 0, noise: 0.001).estimate.margin == .onePerCent)
        let noisy = try judgement(bias: 0, noise: 0.03)
        #expect(noisy.estimate.margin.relative == 3 * noisy.control.noise)
        #expect(noisy.estimate.margin.relative > 0.01)
    }

    @Test("A control whose interval leaves the margin is unreliable, above or below")
    func leavesTheMargin() throws {
        #expect(try judgement(bias: 0.009, noise: 0).isReliable)
        #expect(try !judgement(bias: 0.011, noise: 0).isReliable)
        #expect(try !judgement(bias: -0.011, noise: 0).isReliable)
    }

    @Test("So is one whose interval contains 1, where it is so wide that the margin exceeds 5 %")
    func largestMargin() throws {
        let judgement = try judgement(bias: 0, noise: 0.09)
        #expect(judgement.control.interval.lower < 1 && judgement.control.interval.upper > 1)
        #expect(judgement.estimate.margin.relative > Judgement.largestMargin)
        #expect(!judgement.isReliable)
    }
}
