internal import Descriptions

/// The named scenarios of a card with a form. Their expectations are those of the description.
struct FormScenarioTexts: EventWriter {
    let plan: FormPlan

    var all: [NamedScenarioText] {
        [loads, fails, given, opens] + plan.behaviours.filter(\.isForUsers).map(scenario)
            + refuses + swipes + (plan.service.announces ? changes : []) + closes
    }

    var text: String {
        NamedScenarioText.file(
            all,
            "\(plan.feature.member)Scenarios",
            rest: latencyScenarios
        )
    }

    private var item: String { plan.entity.name.identifier }
    private var first: Sample { .first(plan.description) }

    // MARK: - Lines

    private func opening(_ sample: Sample, _ further: [String] = []) -> String {
        open(plan.feature, sample.jsonValues(of: plan.entity, from: first) + further)
    }

    private func set(_ values: [Name: FieldValue], from sample: Sample) -> String {
        let other = sample.with(values, in: plan.entity.name)
        return set(other.jsonValues(of: plan.entity, from: sample))
    }

    /// Returns the lines after which the form is open with the values of a sample.
    private func openForm(_ sample: Sample) -> [String] {
        [opening(sample), deliver, tap(plan.editButton)]
    }

    // MARK: - What is shown

    private func card(_ sample: Sample) -> [String] {
        plan.labels.map {
            pair("\(item).\($0.name.identifier)", SwiftText.literal(sample.text($0.text)))
        }
    }

    private func form(_ state: FormState) -> [String] {
        let elements = plan.form.elements.map { element in
            let value: String
            switch element {
            case .field(let input, _):
                let text = SwiftText.literal(self.value(of: input, in: state)?.shown ?? "")
                value = appearance(text, isEnabled: !state.isSaving)
            case .toggle(let input, _):
                let isOn = self.value(of: input, in: state) == .flag(true)
                value = appearance(isOn ? "\"on\"" : "\"off\"", isEnabled: !state.isSaving)
            case .error(let input, let message):
                let isShown = plan.inputs.contains { $0.name == input && state.rejects($0) }
                value = SwiftText.literal(isShown ? message : "")
            case .counter(let input, let limit):
                let length = plan.inputs.first { $0.name == input }.map(state.length) ?? 0
                value = "\"\(length) of \(limit)\""
            case .button(let button, let title):
                let isEnabled = button == plan.saveButton ? state.canSave : !state.isSaving
                value = appearance(SwiftText.literal(title), isEnabled: isEnabled)
            }
            return pair(element.identifier, value)
        }
        return elements + [shows("saving", state.isSaving)]
    }

    /// Returns the expectation of what a step changes in the form; of all if it changes nothing.
    private func expect(_ state: FormState, after before: FormState, _ further: [String] = [])
        -> String
    {
        let shown = form(before)
        let changed = form(state).filter { !shown.contains($0) }
        return expect((changed.isEmpty ? form(state) : changed) + further)
    }

    private func value(of input: Name, in state: FormState) -> FieldValue? {
        plan.inputs.first { $0.name == input }.map(state.value)
    }

    /// The expectation that the form has closed.
    private func closed(_ sample: Sample) -> [String] {
        [alert(nil), shows(plan.inputs[0].name.identifier, false)] + card(sample)
    }

    // MARK: - The card

    private var loads: NamedScenarioText {
        let empty = plan.labels.map { pair("\(item).\($0.name.identifier)", "\"\"") }
        return NamedScenarioText(
            name: "loads",
            summary: "The card loads when it opens; loading is shown until then.",
            lines: [
                opening(first),
                expect([isLoading, noEditButton] + empty), deliver,
                expect(
                    [
                        shows("\(item).loading", false), noError,
                        pair(plan.editButton.identifier, #"{"enabled": true}"#), requests([item]),
                    ] + card(first)
                ),
            ]
        )
    }

    private var isLoading: String { shows("\(item).loading") }
    private var noError: String { shows("\(item).error", false) }
    private var noEditButton: String { shows(plan.editButton.identifier, false) }

    private var fails: NamedScenarioText {
        let failed = [
            pair("\(item).error", SwiftText.literal(plan.card.failure)),
            pair("\(item).retry", appearance("\"Retry\"", isEnabled: true)),
            shows("\(item).loading", false), noEditButton,
        ]
        return NamedScenarioText(
            name: "load-fails",
            summary: "If loading fails, an error is shown; its button loads again.",
            lines: [
                opening(first, [pair("fail", strings([item]))]), deliver, expect(failed),
                tap("\(item).retry"),
                expect([isLoading, noError, shows("\(item).retry", false)]), deliver,
                expect([noError, requests([item, item])] + card(first)),
            ]
        )
    }

    private var given: NamedScenarioText {
        let later = Sample.later(plan.description)
        return NamedScenarioText(
            name: "shows-what-there-is",
            summary: "The card shows the values at the time of the request.",
            lines: [opening(later), deliver, expect(card(later))]
        )
    }

    private var changes: [NamedScenarioText] {
        let later = Sample.later(plan.description)
        let values = later.fields[plan.entity.name] ?? [:]
        return [
            NamedScenarioText(
                name: "card-shows-changes",
                summary:
                    "The card shows a change made elsewhere, which ends loading; the reply is older.",
                lines: [
                    opening(first), set(values, from: first),
                    expect([shows("\(item).loading", false)] + card(later)), deliver,
                    expect(card(later)), set(first.fields[plan.entity.name] ?? [:], from: later),
                    expect(card(first)),
                ]
            ),
            NamedScenarioText(
                name: "change-ends-failure",
                summary: "The card shows a change made elsewhere also after loading has failed.",
                lines: [
                    opening(first, [pair("fail", strings([item]))]), deliver,
                    set(values, from: first), expect([noError] + card(later)),
                ]
            ),
        ]
    }

    // MARK: - The form

    private var opens: NamedScenarioText {
        let state = FormState(plan, plan.start)
        let order = strings(plan.form.elements.map(\.identifier))
        return NamedScenarioText(
            name: "opens-the-form",
            summary:
                "The form opens on top of the card with the values of the \(plan.entity.name).",
            lines: openForm(plan.start) + [
                expect(form(state) + [noEditButton, pair("order", order)])
            ]
        )
    }

    /// Returns the scenario of a behaviour.
    private func scenario(_ behaviour: FormBehaviour) -> NamedScenarioText {
        var state = FormState(plan, behaviour.start)
        var fails = false
        var lines = openForm(behaviour.start)
        for step in behaviour.steps {
            let before = state
            switch step {
            case .edit(let input, let value):
                lines.append(edit(input, value))
                if let question = input.question, value == .flag(false) {
                    lines.append(expect([alert(question.text)]))
                } else {
                    state.edit(input, value)
                    lines.append(expect(state, after: before))
                }
            case .confirm(let input):
                state.edit(input, .flag(false))
                lines += [
                    answer(input.question?.confirm ?? ""),
                    expect(state, after: before, [alert(nil)]),
                ]
            case .save:
                state.beginSaving(fails: fails)
                lines += [tap(plan.saveButton), expect(state, after: before)]
            case .fail:
                fails = true
                lines.append(fail("\(item)-save"))
            case .deliver:
                state.endSaving(fails: fails)
                let message = toast(fails ? SwiftText.literal(plan.failure) : nil)
                lines += [deliver, expect((fails ? form(state) : closed(state.draft)) + [message])]
                fails = false
            case .close:
                lines.append(tap(plan.closeButton))
                if let question = plan.form.close?.question, state.hasChanges {
                    lines.append(expect([alert(question.text)]))
                } else {
                    lines.append(expect(closed(state.original)))
                }
            case .confirmClosing:
                lines += [
                    answer(plan.form.close?.question?.confirm ?? ""),
                    expect(closed(state.original)),
                ]
            case .change(let values):
                lines.append(set(values, from: behaviour.start))
                state.change(values)
                lines.append(expect(state, after: before))
            }
        }
        return NamedScenarioText(
            name: behaviour.name.identifier,
            summary: "\(behaviour.title).",
            lines: lines
        )
    }

    private func edit(_ input: FormPlan.Input, _ value: FieldValue) -> String {
        guard case .text(let text) = value else {
            return #"{"toggle": "\#(input.name.identifier)"}"#
        }
        return #"{"type": "\#(input.name.identifier)", "text": \#(SwiftText.literal(text))}"#
    }

    /// The scenarios in which the user refuses what an alert asks.
    private var refuses: [NamedScenarioText] {
        let state = FormState(plan, plan.start)
        let input = plan.inputs[0]
        var edited = state
        edited.edit(input, plan.other(input, than: plan.start))
        let switches = plan.inputs.compactMap { input -> NamedScenarioText? in
            guard let question = input.question else { return nil }
            let on = plan.start.with([input.field.name: .flag(true)], in: plan.entity.name)
            let toggle = edit(input, .flag(false))
            return NamedScenarioText(
                name: "leaves-\(input.name.identifier)-on",
                summary:
                    "Without the confirmation, the switch remains on and does not count as edited.",
                lines: openForm(on) + [
                    toggle, expect([alert(question.text)]),
                    answer(question.refuse),
                    expect([alert(nil)] + form(FormState(plan, on))),
                ]
            )
        }
        guard let question = plan.form.close?.question,
            !(input.question != nil && edited.value(of: input) == .flag(false))
        else { return switches }
        return switches + [
            NamedScenarioText(
                name: "does-not-discard",
                summary: "If the user does not discard the changes, the form remains as it was.",
                lines: openForm(plan.start) + [
                    edit(input, edited.value(of: input)), tap(plan.closeButton),
                    expect([alert(question.text)]),
                    answer(question.refuse), expect([alert(nil)] + form(edited)),
                ]
            )
        ]
    }

    private var swipes: [NamedScenarioText] {
        guard plan.form.close != nil else { return [] }
        return [
            NamedScenarioText(
                name: "swiped-down",
                summary: "A swipe down does what the button does that closes the form.",
                lines: openForm(plan.start) + [swipe, expect(closed(plan.start))]
            )
        ]
    }

    private var closes: [NamedScenarioText] {
        func closing(_ name: String, _ lines: [String]) -> NamedScenarioText {
            NamedScenarioText(
                name: "closes-\(name)",
                summary: "If the screen is closed then, all of its objects are released.",
                lines: lines + [close]
            )
        }
        let edits = plan.inputs.filter { $0.question == nil }.prefix(1).map {
            edit($0, plan.other($0, than: plan.start))
        }
        return [
            closing("while-loading", [opening(first)]),
            closing("while-editing", openForm(plan.start) + edits),
            closing(
                "while-saving",
                openForm(plan.start) + edits + (edits.isEmpty ? [] : [tap(plan.saveButton)])
            ),
        ]
    }

    // MARK: - Latency

    /// The scenarios whose latency is measured.
    private var latencyScenarios: String {
        let open = opening(plan.start, timed)
        let input = plan.inputs.first { $0.question == nil } ?? plan.inputs[0]
        let value = plan.other(input, than: plan.start)
        let edited = plan.start.with([input.field.name: value], in: plan.entity.name)
        let scenarios = [
            LatencyScenarioText(
                name: "open",
                summary: "Opening the card, until the \(plan.entity.name) has loaded and is shown.",
                setup: [open],
                screenCount: 32
            ),
            LatencyScenarioText(
                name: "edit",
                summary: "One tap that opens the form.",
                setup: [open],
                measured: [tap(plan.editButton)],
                reset: [tap(plan.closeButton)],
                screenCount: 32
            ),
            LatencyScenarioText(
                name: "save",
                summary: "Saving an edited form, which closes.",
                setup: [open, tap(plan.editButton), edit(input, value)],
                measured: [tap(plan.saveButton)],
                reset: [set(plan.start.fields[plan.entity.name] ?? [:], from: edited)],
                opensAnew: true,
                screenCount: 16
            ),
        ]
        return LatencyScenarioText.declaration(
            Array(scenarios.prefix(input.question == nil ? 3 : 2)),
            "\(plan.feature.member)LatencyScenarios"
        )
    }
}
