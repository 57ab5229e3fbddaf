internal import Catalogue
internal import Latency
internal import ReportSamples
internal import Statistics
internal import Testing

@testable internal import Rendering

@Suite("Verdicts and ranks in words")
struct WordingTests {
    @Test(
        "Each verdict has its words",
        arguments: [
            (Verdict.faster, "faster"), (.slower, "slower"), (.equivalent, "equivalent"),
            (.cannotTell(smallestVisibleDifference: nil), "cannot tell"),
            (
                .cannotTell(smallestVisibleDifference: 0.0324),
                "cannot tell (a difference of 3.2 % would show)"
            ),
        ]
    )
    func verdict(verdict: Verdict, expected: String) {
        #expect(Wording.verdict(verdict) == expected)
    }

    @Test("Variants that tie share a rank, and the next rank counts them")
    func ranks() {
        let groups = [
            TieGroup(rank: 1, variants: [2], hasClearBorder: true),
            TieGroup(rank: 2, variants: [0, 1], hasClearBorder: true),
            TieGroup(rank: 4, variants: [3], hasClearBorder: true),
        ]
        let ranking = Wording.ranking(groups, .sample)
        #expect(ranking == "1. MVVM; 2. MVC and MVP; 4. VIPER")
    }

    @Test("A border between ranks that is not clear is told")
    func unclearBorder() {
        let groups = [
            TieGroup(rank: 1, variants: [0, 1], hasClearBorder: true),
            TieGroup(rank: 3, variants: [2], hasClearBorder: false),
        ]
        #expect(
            Wording.ranking(groups, .sample)
                == "1. MVC and MVP; 3. MVVM "
                + "(neighbouring groups overlap: not each member differs from each)"
        )
    }

    @Test("One sentence says what differs from the reference, and what does not")
    func comparison() throws {
        let scripts = try LatencyMeasurement.sample().scripts
        #expect(
            Wording.comparison(scripts[0].judgement.estimate, .sample)
                == "Faster than MVC: MVP (by 50.0 %); slower than MVC: VIPER (by 100.0 %); "
                + "no different within the margin: MVVM."
        )
        #expect(
            Wording.comparison(scripts[1].judgement.estimate, .sample)
                == "Slower than MVC: VIPER (by 200.0 %); no different within the margin: MVVM; "
                + "not decided by this run: MVP."
        )
    }

    @Test("A run whose control left the margin says so, and ranks nothing")
    func unreliable() throws {
        // MVP takes twice as long as MVC, and the control 5 % longer, though it is the same source.
        let noisy = try LatencyRounds(
            nanosecondsPerCall: [[Double]](repeating: [100, 200, 105], count: 4).map { [$0, $0] }
        )
        let judgement = try Judgement(rounds: noisy, seed: 1)
        #expect(!judgement.isReliable)
        #expect(Wording.verdict(on: 1, judgement) == "unreliable")
        let outcome = Wording.outcome(judgement, [.mvc, .mvp])
        #expect(outcome.hasPrefix("**Unreliable, so nothing is ranked**: "))
        #expect(!outcome.contains("slower") && !outcome.contains("1. "))
        #expect(
            Wording.control(judgement)
                == "MVC against itself, compiled twice: 1.050 (1.050 – 1.050); margin 1.0 %."
        )
    }

    @Test("Lists read as a person would write them")
    func list() {
        #expect(Wording.list([]) == "")
        #expect(Wording.list(["A"]) == "A")
        #expect(Wording.list(["A", "B"]) == "A and B")
        #expect(Wording.list(["A", "B", "C"]) == "A, B and C")
    }
}
