internal import Matrix
internal import ReportSamples
internal import RunTimeMeasures
internal import Statistics
internal import Testing

@testable internal import Rendering

@Suite("Verdicts and ranks in words")
struct WordingTests {
    private func text(_ prose: Prose) -> String { MarkdownWriter.text(of: prose) }

    @Test("Each verdict on a scenario has a text")
    func verdicts() throws {
        let scenarios = try LatencyMeasurement.sample().scenarios
        #expect(
            (0..<4).map { Wording.verdict(on: $0, scenarios[0]).plain }
                == ["baseline", "faster", "equivalent", "slower"]
        )
        let unclear = Wording.verdict(on: 1, scenarios[1]).plain
        #expect(unclear.hasPrefix("inconclusive (80 of 100 such runs would show a difference of "))
        #expect(unclear.hasSuffix(" %)"))
    }

    @Test("Variants that tie share a rank, and the next rank counts them")
    func ranks() {
        let groups = [
            TieGroup(rank: 1, variants: [2], hasClearBorder: true),
            TieGroup(rank: 2, variants: [0, 1], hasClearBorder: true),
            TieGroup(rank: 4, variants: [3], hasClearBorder: true),
        ]
        let ranking = Wording.ranking(groups, Variant.architectures).plain
        #expect(ranking == "1. MVVM; 2. MVC and MVP; 4. VIPER")
    }

    @Test("The text of a ranking mentions an unclear border between ranks")
    func unclearBorder() {
        let groups = [
            TieGroup(rank: 1, variants: [0, 1], hasClearBorder: true),
            TieGroup(rank: 3, variants: [2], hasClearBorder: false),
        ]
        #expect(
            Wording.ranking(groups, Variant.architectures).plain
                == "1. MVC and MVP; 3. MVVM (adjacent ranks may not differ)"
        )
    }

    @Test("The outcome lists faster, slower, equivalent and inconclusive variants")
    func outcome() throws {
        let scenarios = try LatencyMeasurement.sample().scenarios
        #expect(
            Wording.outcome(scenarios[0].judgement, Variant.architectures).plain
                == "Faster than MVC: MVP (by 50 %); slower than MVC: VIPER (2.0 times); "
                + "equivalent: MVVM. Ranks: 1. MVP; 2. MVC and MVVM; 4. VIPER."
        )
        #expect(
            Wording.outcome(scenarios[1].judgement, Variant.architectures).plain.hasPrefix(
                "Faster than MVC: VIPER (by 80 %); equivalent: MVVM; inconclusive: MVP. Ranks: "
            )
        )
    }

    /// Returns the judgement of the scenarios one, two and three. `mvp` and `control` are their
    /// ratios to MVC.
    private func judgement(mvp: [Double], control: [Double] = [1, 1, 1]) throws -> FeatureJudgement
    {
        try FeatureJudgement(
            scenarios: try zip(["one", "two", "three"], zip(mvp, control)).map { name, ratios in
                let round = [100, 100 * ratios.0, 100 * ratios.1]
                let rounds = try LatencyRounds(
                    nanosecondsPerCall: [[[Double]]](repeating: [round], count: 6)
                )
                return (name, rounds, try Judgement(rounds: rounds))
            }
        )
    }

    @Test("An overall result that one scenario reverses is not robust, and the scenario is named")
    func notRobust() throws {
        let judgement = try judgement(mvp: [1.1, 1.1, 0.5])
        #expect(Wording.verdict(on: 1, judgement, isShort: true).plain == "not robust")
        #expect(text(Wording.verdict(on: 1, judgement)) == "not robust (changes without `three`)")
        #expect(
            text(Wording.outcome(judgement, [.mvc, .mvp]))
                == "Not robust: MVP. **Not ranked**, because the overall result depends on single "
                + "scenarios: the order of MVP and MVC is reversed without `three`."
        )
    }

    @Test("An overall result with unreliable scenarios names them and has no ranks")
    func unreliableWhole() throws {
        let judgement = try judgement(mvp: [2, 2, 2], control: [1, 1.05, 0.93])
        #expect(Wording.verdict(on: 1, judgement).plain == "unreliable")
        #expect(
            text(Wording.outcome(judgement, [.mvc, .mvp]))
                == "**Unreliable, so not ranked**: it depends on `two` and `three`, in which identical "
                + "code (the same source, compiled twice) differed by more than the margin. Measure "
                + "again on an idle machine."
        )
    }

    @Test("A run with an A/A control outside of the margin has no ranks")
    func unreliable() throws {
        // MVP takes twice as long as MVC, and the control 5 % longer, though it is the same source.
        let noisy = try LatencyRounds(
            nanosecondsPerCall: [[Double]](repeating: [100, 200, 105], count: 4).map { [$0, $0] }
        )
        let judgement = try Judgement(rounds: noisy)
        #expect(!judgement.isReliable)
        let outcome = text(Wording.outcome(judgement, [.mvc, .mvp]))
        #expect(outcome.hasPrefix("**Unreliable, so not ranked**: "))
        #expect(!outcome.contains("slower") && !outcome.contains("1. "))
        #expect(
            Wording.control(judgement, of: .greeting).plain
                == "A/A control (MVC compiled twice): 1.050 (± < 0.000001); equivalence margin "
                + "± 1.0 %. The same code differs from itself by 5.0 %, so differences of this size "
                + "mean nothing."
        )
    }

    @Test("Lists are joined with commas and a final and")
    func list() {
        #expect(Wording.list([String]()) == "")
        #expect(Wording.list(["A"]) == "A")
        #expect(Wording.list(["A", "B"]) == "A and B")
        #expect(Wording.list(["A", "B", "C"]) == "A, B and C")
    }
}
