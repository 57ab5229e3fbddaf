internal import Descriptions

/// The scenarios whose latency is measured.
extension DetailScenarioTexts {
    var latencyScripts: String {
        func setup(_ sample: Sample, facts: Set<Name> = []) -> String {
            opening(sample, [#""scheduler": "immediate""#, #""recorded": false"#], facts: facts)
        }
        let taps = plan.steps.map { step in
            let outcome = step.outcome
            // A service keeps a change, after which the same change may not be possible again.
            let start = outcome.possible
            let reset = set(start, from: outcome.changed(start))
            let answer = step.tap.outcomes.count == 1 ? nil : outcome.question?.answer
            let tapped = "“\(outcome.button)”" + (answer.map { " and the answer “\($0)”" } ?? "")
            return """

                        LatencyScenario(
                            "\(outcome.name.identifier)",
                            \(SwiftText.literal("One tap on \(tapped), which changes \(outcome.field.name)."))
                ,
                            setup: \(Self.raw([setup(start, facts: flags(showing: outcome.button) ?? [])])),
                            measured: .events(\(Self.raw(change(outcome)))),
                            reset: \(Self.raw(reset)),
                            opensAnew: true,
                            screenCount: 32
                        ),
                """
                .replacing("\n,", with: ",")
        }
        return """

                static let \(plan.feature.member)LatencyScripts = [
                    LatencyScenario(
                        "open",
                        "Opening the screen, until the \(plan.entity.name) has loaded and is shown.",
                        setup: \(Self.raw([setup(first)])),
                        measured: .opening,
                        screenCount: 32
                    ),\(taps.joined())
                ]

            """
    }

    /// Returns events as a Swift literal.
    static func raw(_ lines: [String]) -> String {
        guard lines.count > 1 else { return "#\"\(lines.joined())\"#" }
        return "#\"\"\"\n\(SwiftText.indented(lines.joined(separator: "\n") + "\n\"\"\"#", by: 24))"
    }
}
