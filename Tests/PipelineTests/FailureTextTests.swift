internal import Pipeline
internal import Testing

@testable internal import Equivalence

@Suite("The text of a failure")
struct FailureTextTests {
    private func difference(
        number: Int = 2,
        event: String? = #"{"tap":"like"}"#,
        element: String? = "blog-1.like",
        explanation: String = "expected \"1\", found \"0\"",
        kind: Difference.Kind = .screen
    ) -> Difference {
        Difference(
            kind: kind,
            variant: "MVVM",
            eventNumber: number,
            event: event,
            element: element,
            explanation: explanation
        )
    }

    @Test("The text of a difference has variant, event and element")
    func sentence() {
        let explanation = "expected \"1\", found \"0\""
        #expect(
            FailureText.sentence(difference())
                == #"MVVM differs at event 2, {"tap":"like"}, element "blog-1.like": "#
                + explanation
        )
        #expect(
            FailureText.sentence(difference(number: 0, event: nil, element: nil))
                == "MVVM differs at the opening: \(explanation)"
        )
        #expect(
            FailureText.sentence(difference(number: 3, event: nil, element: nil))
                == "MVVM differs after closing: \(explanation)"
        )
    }

    @Test("An unmet expectation and a leak are not called differences")
    func alone() {
        #expect(
            FailureText.sentence(difference(kind: .expectation), line: 7)
                == #"line 7: MVVM does not meet the expectation at event 2, {"tap":"like"}, "#
                + #"element "blog-1.like": expected "1", found "0""#
        )
        #expect(
            FailureText.sentence(
                difference(event: nil, element: nil, explanation: "1 BlogCell", kind: .leak)
            ) == "MVVM leaks objects after closing: 1 BlogCell"
        )
    }

    private func failure(reducedTo reduced: Difference?) -> Failure {
        Failure(
            feature: "blog-feed",
            scenario: "random scenario 17 of seed 1",
            difference: difference(),
            reduced: [#"{"open":"blog-feed"}"#, #"{"tap":"like"}"#],
            reducedDifference: reduced
        )
    }

    @Test("The text of a failure has the shrunk scenario and a replay command")
    func failure() {
        let other = difference(number: 1, explanation: "expected nothing more")
        let expected = #"""
            blog-feed, random scenario 17 of seed 1:
              MVVM differs at event 2, {"tap":"like"}, element "blog-1.like": expected "1", found "0"
            Shrunk to this scenario:
              {"open":"blog-feed"}
              {"tap":"like"}
              MVVM differs at event 1, {"tap":"like"}, element "blog-1.like": expected nothing more
            To see each screen, save these lines to a file and run 'archbench replay blog-feed --variant all FILE'.
            """#
        #expect(FailureText.text(for: [failure(reducedTo: other)]) == expected)
    }

    @Test("Equal differences are printed once with their number; a blank line separates others")
    func several() {
        let one = FailureText.text(for: [failure(reducedTo: difference())])
        #expect(one.split(separator: "differs").count == 2)
        #expect(one == FailureText.text(for: [failure(reducedTo: nil)]))
        let other = failure(reducedTo: difference(number: 1))
        let two = FailureText.text(for: [failure(reducedTo: nil), other])
        #expect(two == "\(one)\n\n\(FailureText.text(for: [other]))")
        let three = FailureText.text(for: Array(repeating: failure(reducedTo: nil), count: 3))
        let heading = "blog-feed, random scenario 17 of seed 1"
        #expect(three == one.replacing("\(heading):", with: "\(heading) and 2 more scenarios:"))
    }

    @Test("The leaks of an implementation are printed once, whatever the scenario")
    func leaks() {
        func leak(_ scenario: String, _ objects: String) -> Failure {
            Failure(
                feature: "greeting",
                scenario: scenario,
                difference: difference(event: nil, explanation: objects, kind: .leak),
                reduced: [#"{"open":"greeting"}"#],
                reducedDifference: nil
            )
        }
        let failures = [
            leak("greets", "1 View"), leak("random", "2 View"), failure(reducedTo: nil),
        ]
        let text = FailureText.text(for: failures)
        #expect(text.hasPrefix("greeting, greets and 1 more scenario:\n  MVVM leaks objects"))
        #expect(!text.contains("2 View"))
        #expect(text.contains("\n\nblog-feed, random scenario 17 of seed 1:\n"))
        #expect(
            FailureText.clauses(for: failures) == [
                "MVVM of greeting fails in 2 scenarios", "MVVM of blog-feed fails in 1 scenario",
            ]
        )
    }
}
