internal import Descriptions

/// The scenarios whose latency is measured.
extension DetailScenarioTexts {
    var latencyScripts: String {
        func setup(_ sample: Sample, facts: Set<Name> = []) -> String {
            opening(sample, timed, facts: facts)
        }
        let taps = plan.steps.map { step in
            let outcome = step.outcome
            // A service keeps a change, after which the same change may not be possible again.
            let start = outcome.possible
            let reset = set(start, from: outcome.changed(start))
            let answer = step.tap.outcomes.count == 1 ? nil : outcome.question?.answer
            let tapped = "“\(outcome.button)”" + (answer.map { " and the answer “\($0)”" } ?? "")
            let summary = "One tap on \(tapped), which changes \(outcome.field.name)."
            let opened = setup(start, facts: flags(showing: outcome.button) ?? [])
            return """

                        LatencyScenario(
                            "\(outcome.name.identifier)",
                            \(SwiftText.literal(summary)),
                            setup: \(SwiftText.events([opened])),
                            measured: .events(\(SwiftText.events(change(outcome)))),
                            reset: \(SwiftText.events(reset)),
                            opensAnew: true,
                            screenCount: 32
                        ),
                """
        }
        return """

                static let \(plan.feature.member)LatencyScripts = [
                    LatencyScenario(
                        "open",
                        "Opening the screen, until the \(plan.entity.name) has loaded and is shown.",
                        setup: \(SwiftText.events([setup(first)])),
                        measured: .opening,
                        screenCount: 32
                    ),\(taps.joined())
                ]

            """
    }
}
