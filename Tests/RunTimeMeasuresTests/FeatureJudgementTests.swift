internal import RunTimeMeasures
internal import Statistics
internal import Testing

@Suite("The judgement of all scenarios of a feature")
struct FeatureJudgementTests {
    /// Returns the judgement of scenarios a, b, c … `ratios` and `control` are the times of the
    /// second variant and of the A/A control divided by those of the first. Processes differ by
    /// 0.05 %.
    private func judgement(
        _ ratios: [Double],
        control: [Double]? = nil
    ) throws -> FeatureJudgement {
        try FeatureJudgement(
            scenarios: try zip("abcdef", zip(ratios, control ?? ratios.map { _ in 1 })).map {
                name,
                ratios in
                let rounds = try LatencyRounds(
                    nanosecondsPerCall: (0..<8).map { process in
                        let noise = process.isMultiple(of: 2) ? 1.000_5 : 1
                        return [[100, 100 * ratios.0 * noise, 100 * ratios.1 * noise]]
                    }
                )
                return (String(name), rounds, try Judgement(rounds: rounds))
            }
        )
    }

    private func verdict(_ judgement: FeatureJudgement) -> LatencyVerdict? {
        judgement.verdict(on: 1, against: 0)
    }

    @Test("The range over scenarios names the scenarios of its ends")
    func ranges() throws {
        // The geometric mean of 1, 2 and 4 is 2.
        let spread = try #require(try judgement([1, 2, 4]).spread(of: 1, against: 0))
        #expect(abs(spread.overScenarios.lower - 1) < 1e-3)
        #expect(spread.overScenarios.lowerScenario == "a")
        #expect(abs(spread.overScenarios.upper - 4) < 2e-3)
        #expect(spread.overScenarios.upperScenario == "c")
        let withoutOne = try #require(spread.leavingOneOut)
        #expect(abs(withoutOne.lower - 2.0.squareRoot()) < 1e-3)
        #expect(withoutOne.lowerScenario == "c")
        #expect(abs(withoutOne.upper - 8.0.squareRoot()) < 2e-3)
        #expect(withoutOne.upperScenario == "a")
    }

    @Test("An overall result that one scenario reverses is not robust")
    func notRobust() throws {
        // 1.1 · 1.1 · 1.1 · 0.5 has the mean 0.903, and 1.1 without the last.
        let faster = try judgement([1.1, 1.1, 1.1, 0.5])
        #expect(faster.overall.estimate.comparisons[0].verdict == .faster)
        #expect(verdict(faster) == .notRobust(scenarios: ["d"]))
        #expect(!faster.isRanked)
        let slower = try judgement([0.9, 0.9, 0.9, 2])
        #expect(verdict(slower) == .notRobust(scenarios: ["d"]))
    }

    @Test(
        "An equivalent overall result that two scenarios can reverse is not robust"
    )
    func bothWays() throws {
        let judgement = try judgement([2, 1, 0.5])
        #expect(judgement.overall.estimate.comparisons[0].verdict == .equivalent)
        #expect(verdict(judgement) == .notRobust(scenarios: ["a", "c"]))
    }

    @Test("An overall result that becomes a tie without a scenario keeps its direction")
    func keepsDirection() throws {
        let judgement = try judgement([1, 1, 1.2])
        #expect(verdict(judgement) == .decided(.slower))
        #expect(judgement.isRanked)
    }

    @Test("An overall result with scenarios outside of the control margin is unreliable")
    func unreliable() throws {
        let judgement = try judgement([2, 2, 2, 2], control: [1, 1.02, 1, 0.98])
        #expect(judgement.unreliableScenarios == ["b", "d"])
        #expect(verdict(judgement) == .unreliable(scenarios: ["b", "d"]))
        #expect(!judgement.isRanked && !judgement.isReliable)
    }

    @Test("A single scenario decides the overall result, and cannot be excluded")
    func singleScenario() throws {
        let judgement = try judgement([2])
        #expect(verdict(judgement) == .decided(.slower))
        #expect(judgement.spread(of: 1, against: 0)?.leavingOneOut == nil)
        #expect(judgement.isRanked)
    }
}
