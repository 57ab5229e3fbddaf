internal import Descriptions

/// The named scenarios of a screen of one entity. Their expectations are those of the description.
struct DetailScenarioTexts: EventWriter {
    let plan: DetailPlan

    var all: [NamedScenarioText] {
        [loads, fails, given] + plan.taps.flatMap(scenarios) + busy + plan.detail.links.map(opens)
            + conditionals + [closes]
    }

    var text: String {
        NamedScenarioText.file(
            all,
            "\(plan.feature.member)Scenarios",
            rest: latencyScenarios
        )
    }

    private var item: String { plan.entity.name.identifier }
    var first: Sample { .first(plan.description) }
    private var later: Sample { .later(plan.description) }

    // MARK: - Lines

    /// - Parameter facts: the flags that are set.
    func opening(
        _ sample: Sample,
        _ further: [String] = [],
        facts: Set<Name> = []
    ) -> String {
        let set = plan.facts.filter { facts.contains($0.name) }.map { pair($0.key, "true") }
        return open(plan.feature, set + plan.jsonValues(sample) + further)
    }

    /// Returns the facts with which the buttons are shown; `nil` if they are never shown together.
    func flags(showing buttons: Name...) -> Set<Name>? {
        let conditions = buttons.compactMap { plan.detail.conditions[$0] }
        let facts = Set(conditions.filter(\.isSet).map(\.field))
        return conditions.allSatisfy { $0.holds(in: facts) } ? facts : nil
    }

    /// Returns the line that sets the values of the service that differ from `other`; empty if none
    /// differ.
    func set(_ sample: Sample, from other: Sample? = nil) -> [String] {
        let values = plan.jsonValues(sample, from: other)
        return values.isEmpty ? [] : [set(values)]
    }

    /// Returns the expectations for all elements of the screen that shows a sample.
    ///
    /// - Parameter facts: the flags that are set.
    private func shows(_ sample: Sample, facts: Set<Name> = []) -> [String] {
        plan.detail.elements.map { element in
            let name = element.name.identifier
            guard plan.isShown(element.name, facts) else { return shows(name, false) }
            let text = SwiftText.literal(sample.text(element.text))
            let tap = plan.conditioned.first { $0.button == element.name }
            let value = tap.map { appearance(text, isEnabled: $0.canChange(sample)) }
            return pair(name, value ?? text)
        }
    }

    private func requests(_ outcomes: [DetailOutcome], loads: Int = 1) -> String {
        requests(Array(repeating: item, count: loads) + outcomes.map(\.operation.identifier))
    }

    /// Returns the line for a tap, and the line for the answer if the tap asks.
    func change(_ outcome: DetailOutcome) -> [String] {
        [tap(outcome.button)] + answer(outcome)
    }

    private func answer(_ outcome: DetailOutcome) -> [String] {
        outcome.question.map { [answer($0.answer)] } ?? []
    }

    // MARK: - Loading

    /// The identifier of an element that is visible once the entity has loaded.
    private var anyElement: String {
        let names = plan.detail.elements.map(\.name)
        return (names.first { plan.isShown($0, []) } ?? names[0]).identifier
    }

    private var loads: NamedScenarioText {
        NamedScenarioText(
            name: "loads",
            summary: "The screen loads when it opens; loading is shown until then.",
            lines: [
                opening(first),
                expect(
                    [shows("\(item).loading")]
                        + plan.detail.elements.map { shows($0.name.identifier, false) }
                ), deliver,
                expect([shows("\(item).loading", false), noError] + shows(first)),
                expect([requests([])]),
            ]
        )
    }

    private var noError: String { shows("\(item).error", false) }

    private var fails: NamedScenarioText {
        let failed = [
            pair("\(item).error", plan.failureText),
            pair("\(item).retry", appearance("\"Retry\"", isEnabled: true)),
            shows("\(item).loading", false), shows(anyElement, false),
        ]
        let retry = tap("\(item).retry")
        return NamedScenarioText(
            name: "load-fails",
            summary: "If loading fails, an error is shown; its button loads again.",
            lines: [
                opening(first, [pair("fail", strings([item]))]), deliver, expect(failed),
                fail(item), retry,
                expect([shows("\(item).loading"), noError, shows("\(item).retry", false)]),
                deliver, expect(failed), retry, deliver, expect([noError] + shows(first)),
                expect([requests([], loads: 3)]),
            ]
        )
    }

    private var given: NamedScenarioText {
        NamedScenarioText(
            name: "shows-what-there-is",
            summary:
                "The screen shows the values at the time of the request and does not change afterwards.",
            lines: [opening(first)] + set(later) + [deliver, expect(shows(first))]
        )
    }

    // MARK: - Changing

    private func scenarios(of tap: DetailTap) -> [NamedScenarioText] {
        tap.outcomes.flatMap { changes($0, of: tap) } + limits(tap)
            + tap.outcomes.compactMap { ignores($0, of: tap) } + asks(tap)
    }

    private func changes(_ outcome: DetailOutcome, of tap: DetailTap) -> [NamedScenarioText] {
        let facts = flags(showing: tap.button) ?? []
        let name = outcome.name.identifier
        let start = outcome.possible
        let changed = outcome.changed(start)
        let operation = outcome.operation.identifier
        let again = tap.canChange(changed) ? [self.tap(tap.button)] : []
        return [
            NamedScenarioText(
                name: "changes-at-\(name)",
                summary: "A tap changes the value at once, only once while the request runs.",
                lines: [opening(start, facts: facts), deliver] + change(outcome) + [
                    expect(shows(changed, facts: facts))
                ] + again
                    + [
                        expect(
                            [requests([outcome]), toast(nil)]
                                + (tap.question == nil ? [] : [alert(nil)])
                        ), deliver,
                        expect(shows(changed, facts: facts) + [toast(outcome.success)]),
                    ]
            ),
            NamedScenarioText(
                name: "fails-at-\(name)",
                summary:
                    "If a change fails, it is rolled back, a message appears, and the user can try again.",
                lines: [opening(start, facts: facts), deliver, fail(operation)]
                    + change(outcome) + [
                        expect(shows(changed, facts: facts)), deliver,
                        expect(shows(start, facts: facts) + [toast(outcome.failure)]),
                    ] + change(outcome) + [
                        deliver, expect(shows(changed, facts: facts)),
                        expect([requests([outcome, outcome])]),
                    ]
            ),
            tells(outcome, start, changed),
        ]
    }

    /// Returns the scenario in which the reply contains all current values of the service.
    private func tells(
        _ outcome: DetailOutcome,
        _ start: Sample,
        _ changed: Sample
    ) -> NamedScenarioText {
        let outside = plan.outside(start)
        let facts = flags(showing: outcome.button) ?? []
        return NamedScenarioText(
            name: "tells-at-\(outcome.name.identifier)",
            summary: "After the reply, the screen shows all values of the service.",
            lines: [opening(start, facts: facts), deliver] + set(outside, from: start)
                + change(outcome) + [
                    expect(shows(changed, facts: facts)), deliver,
                    expect(shows(outcome.done(to: outside, shown: start), facts: facts)),
                ]
        )
    }

    private func limits(_ tap: DetailTap) -> [NamedScenarioText] {
        let facts = flags(showing: tap.button) ?? []
        let impossible = tap.impossible.map { sample in
            NamedScenarioText(
                name: "disables-\(tap.button.identifier)",
                summary:
                    "A button that would change nothing or exceed a limit is disabled.",
                lines: [
                    opening(sample, facts: facts), deliver, expect(shows(sample, facts: facts)),
                ]
            )
        }
        let enabling = tap.outcomes.map { outcome in
            tap.enabling(outcome).map { sample in
                let isSole = tap.outcomes.count == 1
                return NamedScenarioText(
                    name:
                        "\(isSole ? "reaches-the-limit-at" : "enables")-\(outcome.name.identifier)",
                    summary: isSole
                        ? "A button is enabled until the limit is reached."
                        : "A button is enabled if only one of its answers is possible.",
                    lines: [
                        opening(sample, facts: facts), deliver,
                        expect(shows(sample, facts: facts)),
                    ] + change(outcome)
                        + [expect(shows(outcome.changed(sample), facts: facts))]
                )
            }
        }
        return ([impossible] + enabling).compactMap(\.self)
    }

    /// Returns the scenario in which an answer does nothing; `nil` for an answer that is possible
    /// whenever its button is enabled.
    private func ignores(_ outcome: DetailOutcome, of tap: DetailTap) -> NamedScenarioText? {
        let facts = flags(showing: tap.button) ?? []
        return tap.ignoring(outcome).map { sample in
            NamedScenarioText(
                name: "ignores-\(outcome.name.identifier)",
                summary: "An answer that would change nothing or exceed a limit does nothing.",
                lines: [opening(sample, facts: facts), deliver] + change(outcome) + [
                    expect(
                        [alert(nil), requests([]), toast(nil)]
                            + shows(sample, facts: facts)
                    )
                ]
            )
        }
    }

    private func asks(_ tap: DetailTap) -> [NamedScenarioText] {
        guard let question = tap.question else { return [] }
        let outcome = tap.outcomes[0]
        let start = outcome.possible
        let changed = outcome.changed(start)
        let facts = flags(showing: tap.button) ?? []
        let asked = alert(start.text(question.text))
        let answers = (tap.outcomes.compactMap(\.question?.answer) + [question.cancel])
            .map(alertButton)
        return plan.questioned(tap, question.text).enumerated().map { index, sample in
            NamedScenarioText(
                name: "question-\(index + 1)-at-\(tap.button.identifier)",
                summary: "The question shows the present values.",
                lines: [
                    opening(sample, facts: facts), deliver, self.tap(tap.button),
                    expect([alert(sample.text(question.text))]),
                ]
            )
        } + [
            NamedScenarioText(
                name: "asks-at-\(tap.button.identifier)",
                summary: "A tap asks for confirmation; without it, nothing happens.",
                lines: [
                    opening(start, facts: facts), deliver, self.tap(tap.button),
                    expect([asked] + answers + shows(start, facts: facts)),
                    answer(question.cancel),
                    expect([alert(nil), requests([])] + shows(start, facts: facts)),
                    self.tap(tap.button), expect([asked]),
                ] + answer(outcome) + [
                    expect([alert(nil), requests([outcome])] + shows(changed, facts: facts))
                ]
            ),
            NamedScenarioText(
                name: "closes-while-asked-at-\(tap.button.identifier)",
                summary:
                    "If the screen is closed while it shows an alert, all of its objects are released.",
                lines: [
                    opening(start, facts: facts), deliver, self.tap(tap.button), close,
                ]
            ),
        ]
    }

    /// The scenarios in which a second change does not start while another one is running.
    private var busy: [NamedScenarioText] {
        plan.steps.compactMap { step in
            guard let pair = plan.pair(beginningWith: step),
                let facts = flags(showing: pair.one.tap.button, pair.other.tap.button)
            else { return nil }
            let (one, other, start) = (pair.one.outcome, pair.other.outcome, pair.start)
            let done = one.done(to: start, shown: start)
            return NamedScenarioText(
                name: "waits-for-\(one.name.identifier)",
                summary: "While a change runs, other buttons change nothing.",
                lines: [opening(start, facts: facts), deliver] + change(one) + [
                    tap(other.button),
                    expect(
                        [requests([one]), alert(nil)] + shows(one.changed(start), facts: facts)
                    ), deliver,
                ] + change(other) + [
                    expect([requests([one, other])] + shows(other.changed(done), facts: facts))
                ]
            )
        }
    }

    // MARK: - Pages

    private func opens(_ link: PageLink) -> NamedScenarioText {
        let page = "\(link.page.identifier)(\(later.number(link, of: plan.entity)))"
        let opened = [tap(link.element), expect([routes([page])])]
        // The number that is shown counts, not the one that the service has by then.
        return NamedScenarioText(
            name: "opens-from-\(link.element.identifier)",
            summary: "A tap opens the page of the number that the screen shows.",
            lines: [opening(later, facts: flags(showing: link.element) ?? []), deliver]
                + set(first, from: later) + opened + [back, expect([routes([])])] + opened
        )
    }

    private var conditionals: [NamedScenarioText] {
        plan.facts.map { fact in
            NamedScenarioText(
                name: "where-\(fact.name.identifier)",
                summary: "Conditional buttons follow “\(fact.name)”.",
                lines: [
                    opening(first, facts: [fact.name]), deliver,
                    expect(shows(first, facts: [fact.name])),
                ]
            )
        }
    }

    private var closes: NamedScenarioText {
        let outcome = plan.outcomes.first
        let start = outcome?.possible ?? first
        let facts = outcome.flatMap { flags(showing: $0.button) } ?? []
        return NamedScenarioText(
            name: "closes",
            summary:
                "If the screen is closed while a request runs, all of its objects are released.",
            lines: [opening(start, facts: facts), deliver] + (outcome.map(change) ?? [])
                + [close]
        )
    }
}
