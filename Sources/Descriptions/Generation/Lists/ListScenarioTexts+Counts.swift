internal import Descriptions

extension ListScenarioTexts {
    /// Returns the expectations for the elements of a row that depend on a counter.
    private func shows(_ sample: Sample, _ id: Int) -> [String] {
        let shown = plan.changing.map { changed in
            let text = changed.expected(sample)
            let button = plan.enabling.first { $0.button == changed.name }
            let value = button.map { appearance(text, isEnabled: sample.canCount($0)) } ?? text
            return pair(element(changed.name, of: id), value)
        }
        let names = plan.changing.map(\.name)
        let others = plan.enabling.filter { !names.contains($0.button) }.map {
            pair(element($0.button, of: id), #"{"enabled": \#(sample.canCount($0))}"#)
        }
        return shown + others
    }

    func counts(_ count: ListCount) -> [NamedScenarioText] {
        let id = plan.countable
        let name = count.button.identifier
        let touch = tap(element(count.button, of: id))
        let tap = tap(count, id).joined(separator: "\n")
        let scroll = scroll(id - 1)
        let opened = [opening(20), deliver, scroll]
        let first = Sample.listed(plan.entity, id: id)
        let counted = first.counted(count, from: first)
        func expecting(_ sample: Sample, _ further: String...) -> String {
            expect(shows(sample, id) + further)
        }
        return [
            NamedScenarioText(
                name: "counts-at-\(name)",
                summary:
                    "A tap counts one more when the service has replied, only once while the request runs.",
                lines: opened + [
                    tap, touch, expecting(first), deliverNext,
                    expecting(counted, toast(count.success)), pull, deliver, scroll,
                    expecting(counted),
                ] + renew(20) + [pull, deliver, scroll, expecting(first)]
            ),
            NamedScenarioText(
                name: "count-fails-at-\(name)",
                summary: "If counting fails, a message appears, and the user can try again.",
                lines: opened + [
                    fail(count), tap, deliverNext, expecting(first, toast(count.failure)), tap,
                    deliverNext, expecting(counted),
                ]
            ),
            NamedScenarioText(
                name: "counts-across-refresh-at-\(name)",
                summary: "A running count is not repeated if a refresh arrives first.",
                lines: opened + [tap, pull, deliverLast, scroll, expecting(counted)]
                    + (counted.canCount(count) ? [touch] : []) + [deliver, expecting(counted)]
            ),
            NamedScenarioText(
                name: "counts-during-refresh-at-\(name)",
                summary:
                    "A refresh that was requested before a count does not take it back: it is repeated.",
                lines: opened + [
                    pull, scroll, tap, deliverLast, deliverNext, expecting(counted), deliver,
                    scroll, expecting(counted),
                ]
            ),
        ] + reachesLimit(count, tap, opened, first)
            + asksBeforeCounting(count, touch, opened, first)
    }

    private func reachesLimit(
        _ count: ListCount,
        _ tap: String,
        _ opened: [String],
        _ first: Sample
    ) -> [NamedScenarioText] {
        guard let left = first.countsLeft(count), left > 0 else { return [] }
        let last = (0..<left).reduce(first) { sample, _ in sample.counted(count, from: sample) }
        return [
            NamedScenarioText(
                name: "reaches-the-limit-at-\(count.button.identifier)",
                summary: "The button is disabled as soon as the number has reached its limit.",
                lines: opened + (0..<left).flatMap { _ in [tap, deliver] } + [
                    expect(shows(last, plan.countable))
                ]
            )
        ]
    }

    private func asksBeforeCounting(
        _ count: ListCount,
        _ tap: String,
        _ opened: [String],
        _ first: Sample
    ) -> [NamedScenarioText] {
        guard let question = count.question else { return [] }
        let id = plan.countable
        let asked = alert(first.text(question.text))
        let operation = "\(count.operation.identifier)(\(id))"
        return [
            NamedScenarioText(
                name: "asks-at-\(count.button.identifier)",
                summary: "A tap asks for confirmation; without it, nothing is counted.",
                lines: opened + [
                    tap, expect([asked]), answer(question.cancel),
                    expect([alert(nil)] + shows(first, id) + [requests([firstRequest])]), tap,
                    expect([asked]),
                ] + answer(count) + [
                    expect([requests([firstRequest, operation])]), deliver,
                ]
            ),
            closesWhileAsked(count.button.identifier, opened + [tap]),
        ]
    }
}
