internal import Latency
internal import Statistics
internal import Testing

@Suite("All scripts of a feature together")
struct FeatureJudgementTests {
    /// Scripts a, b, c … in which the second variant and the control take so many times as long as
    /// the first; processes differ by half a per mille.
    private func judgement(
        _ ratios: [Double],
        control: [Double]? = nil
    ) throws -> FeatureJudgement {
        try FeatureJudgement(
            scripts: try zip("abcdef", zip(ratios, control ?? ratios.map { _ in 1 })).map {
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

    @Test("The range over scripts, and without one of them, names the scripts")
    func ranges() throws {
        // The mean is 2: that of 1, 2 and 4.
        let spread = try #require(try judgement([1, 2, 4]).spread(of: 1, against: 0))
        #expect(abs(spread.overScripts.lower - 1) < 1e-3)
        #expect(spread.overScripts.lowerScript == "a")
        #expect(abs(spread.overScripts.upper - 4) < 2e-3)
        #expect(spread.overScripts.upperScript == "c")
        let withoutOne = try #require(spread.leavingOneOut)
        #expect(abs(withoutOne.lower - 2.0.squareRoot()) < 1e-3)
        #expect(withoutOne.lowerScript == "c")
        #expect(abs(withoutOne.upper - 8.0.squareRoot()) < 2e-3)
        #expect(withoutOne.upperScript == "a")
    }

    @Test("Where leaving one script out turns faster into slower the whole has no direction")
    func noDirection() throws {
        // 1.1 · 1.1 · 1.1 · 0.5 has the mean 0.903, and 1.1 without the last.
        let faster = try judgement([1.1, 1.1, 1.1, 0.5])
        #expect(faster.whole.estimate.comparisons[0].verdict == .faster)
        #expect(verdict(faster) == .noDirection(scripts: ["d"]))
        #expect(!faster.isRanked)
        let slower = try judgement([0.9, 0.9, 0.9, 2])
        #expect(verdict(slower) == .noDirection(scripts: ["d"]))
    }

    @Test("A whole that is no difference has none either where it goes both ways without a script")
    func bothWays() throws {
        let judgement = try judgement([2, 1, 0.5])
        #expect(judgement.whole.estimate.comparisons[0].verdict == .equivalent)
        #expect(verdict(judgement) == .noDirection(scripts: ["a", "c"]))
    }

    @Test("A whole that only becomes a tie without a script keeps its direction")
    func keepsDirection() throws {
        let judgement = try judgement([1, 1, 1.2])
        #expect(verdict(judgement) == .decided(.slower))
        #expect(judgement.isRanked)
    }

    @Test("Nothing is said that rests on a script whose control left the margin, on either side")
    func unreliable() throws {
        let judgement = try judgement([2, 2, 2, 2], control: [1, 1.02, 1, 0.98])
        #expect(judgement.unreliableScripts == ["b", "d"])
        #expect(verdict(judgement) == .unreliable(scripts: ["b", "d"]))
        #expect(!judgement.isRanked && !judgement.isReliable)
    }

    @Test("A single script is the whole, and cannot be left out")
    func singleScript() throws {
        let judgement = try judgement([2])
        #expect(verdict(judgement) == .decided(.slower))
        #expect(judgement.spread(of: 1, against: 0)?.leavingOneOut == nil)
        #expect(judgement.isRanked)
    }
}
