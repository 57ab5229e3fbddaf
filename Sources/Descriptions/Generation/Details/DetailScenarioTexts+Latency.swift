internal import Descriptions

/// The scenarios whose latency is measured.
extension DetailScenarioTexts {
    var latencyScenarios: String {
        let open = LatencyScenarioText(
            name: "open",
            summary: "Opening the screen, until the \(plan.entity.name) has loaded and is shown.",
            setup: [opening(first, timed)],
            screenCount: 32
        )
        return LatencyScenarioText.declaration(
            [open] + plan.steps.map(latency),
            "\(plan.feature.member)LatencyScenarios"
        )
    }

    private func latency(_ step: DetailPlan.Step) -> LatencyScenarioText {
        let outcome = step.outcome
        // A service keeps a change, after which the same change may not be possible again.
        let start = outcome.possible
        let answer = step.tap.outcomes.count == 1 ? nil : outcome.question?.answer
        let tapped = "“\(outcome.button)”" + (answer.map { " and the answer “\($0)”" } ?? "")
        return LatencyScenarioText(
            name: outcome.name.identifier,
            summary: "One tap on \(tapped), which changes \(outcome.field.name).",
            setup: [opening(start, timed, facts: flags(showing: outcome.button) ?? [])],
            measured: change(outcome),
            reset: set(start, from: outcome.changed(start)),
            opensAnew: true,
            screenCount: 32
        )
    }
}
