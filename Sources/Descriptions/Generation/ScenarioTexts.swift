internal import Descriptions

/// The named scenarios of a feature. Their expectations are those of the description.
struct ScenarioTexts: EventWriter {
    let plan: ElementsPlan

    private typealias Scenario = NamedScenarioText

    var text: String { NamedScenarioText.file(scenarios, "\(plan.member)Scenarios") }

    var scenarios: [NamedScenarioText] {
        [opens] + plan.interactions.flatMap(scenarios) + [closes]
    }

    private var opening: String { open(plan.description.feature, []) }

    private var first: Sample { .first(plan.description) }

    /// Returns the appearance of a button: its title, and whether it is enabled if that can change.
    private func button(_ name: Name, _ title: String, _ sample: Sample) -> String {
        guard let interaction = plan.limited.first(where: { $0.button == name }) else {
            return json(title)
        }
        return appearance(json(title), isEnabled: plan.isPossible(interaction, in: sample))
    }

    private var opens: Scenario {
        let elements = plan.description.elements.map { element in
            switch element {
            case .label(let name, let text): pair(name.identifier, json(text ?? ""))
            case .boundLabel(let name, let text): pair(name.identifier, json(first.text(text)))
            case .button(let name, let title): pair(name.identifier, button(name, title, first))
            }
        }
        return Scenario(
            name: "opens",
            summary: "The screen before any event.",
            lines: [opening, expect(elements)]
        )
    }

    private var closes: Scenario {
        var sample = first
        let taps = plan.interactions.compactMap { interaction -> String? in
            guard plan.isPossible(interaction, in: sample) else { return nil }
            sample = plan.tapped(interaction, sample)
            return tap(interaction)
        }
        return Scenario(
            name: "closes",
            summary: "After the screen is closed, all of its objects are released.",
            lines: [opening] + taps + [close]
        )
    }

    private func tap(_ interaction: Interaction) -> String { tap(interaction.button) }

    private func expectation(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0)
        -> String
    {
        expect(
            interaction.reaction.effects.map {
                pair($0.label.identifier, json(plan.text($0, at: interaction, sample, count)))
            }
        )
    }

    private func scenarios(_ interaction: Interaction) -> [Scenario] {
        let title = plan.title(of: interaction.button)
        let name = interaction.button.identifier
        if let walk = plan.walk(of: interaction) {
            return [self.walk(walk, name, title)]
                + (plan.isPossible(interaction, times: 1)
                    ? changes(interaction, name, title) + trials(interaction, name, title)
                        + numbers(interaction, name, title) : [])
        }
        guard plan.isPossible(interaction, times: 1) else { return [] }
        let before =
            interaction.services.isEmpty
            ? plan.forerunner(of: interaction).map { [tap($0)] } ?? [] : []
        let shows = Scenario(
            name: "taps-\(name)",
            summary: "A tap on “\(title)” shows its text.",
            lines: [opening] + before + [tap(interaction), expectation(interaction, first)]
        )
        return [shows] + changes(interaction, name, title) + trials(interaction, name, title)
            + numbers(interaction, name, title)
    }

    /// Returns the scenarios with values that reveal errors in a text.
    private func trials(_ interaction: Interaction, _ name: String, _ title: String) -> [Scenario] {
        interaction.reaction.effects.flatMap { effect in
            Trial.all(of: effect.text, plan.description).compactMap { trial in
                guard plan.isPossible(interaction, times: trial.samples.count) else { return nil }
                let turns = zip([first] + trial.samples, trial.samples).enumerated().flatMap {
                    taken,
                    samples in
                    let text = plan.text(effect, at: interaction, samples.1, taken)
                    return changes(of: trial.entity, from: samples.0, to: samples.1) + [
                        tap(interaction), expect([pair(effect.label.identifier, json(text))]),
                    ]
                }
                let isOnly = interaction.reaction.effects.count == 1
                let label = isOnly ? "" : "-in-\(effect.label.identifier)"
                return Scenario(
                    name: "\(trial.name)\(label)-at-\(name)",
                    summary: "A tap on “\(title)”: \(trial.title).",
                    lines: [opening] + turns
                )
            }
        }
    }

    /// Returns the event that changes the fields of an entity; none if nothing changes.
    private func changes(of entity: Entity, from old: Sample, to new: Sample) -> [String] {
        let values = plan.description.keys.compactMap { key -> String? in
            guard case .field(let field, entity.name) = key.target,
                let value = new.fields[entity.name]?[field.name],
                value != old.fields[entity.name]?[field.name]
            else { return nil }
            return pair(key.name, field.kind == .number ? value.shown : json(value.shown))
        }
        return values.isEmpty ? [] : [set(values)]
    }

    /// Returns the scenario that taps a button up to the limits of the state.
    private func walk(_ walk: StateWalk, _ name: String, _ title: String) -> Scenario {
        let changes = !walk.interaction.changes.isEmpty
        let lines = walk.steps.flatMap { step in
            let taps = step.taps.flatMap { interaction, count in
                Array(repeating: tap(interaction), count: count)
            }
            let labels = plan.description.boundLabels.map {
                pair($0.name.identifier, json(step.sample.text($0.text)))
            }
            let shown = walk.interaction.reaction.effects.map {
                pair($0.label.identifier, json(step.sample.text($0.text)))
            }
            let buttons = plan.limited.map { interaction in
                let isEnabled = plan.isPossible(interaction, in: step.sample)
                return pair(interaction.button.identifier, #"{"enabled": \#(isEnabled)}"#)
            }
            let expected = (changes ? labels : []) + shown + (changes ? buttons : [])
            return expected.isEmpty ? taps : taps + [expect(expected)]
        }
        let summary =
            changes
            ? "Each tap on “\(title)” changes the state"
                + (walk.isLimited ? " until that is no longer possible." : ".")
            : "A tap on “\(title)” shows the state of that moment."
        return Scenario(name: "taps-\(name)", summary: summary, lines: [opening] + lines)
    }

    /// Returns the scenario that shows that values of a service are read at the tap.
    private func changes(_ interaction: Interaction, _ name: String, _ title: String) -> [Scenario]
    {
        let keys = plan.description.keys.compactMap { key -> String? in
            guard case .field(let field, let entity) = key.target,
                interaction.services.contains(where: { $0.value == entity })
            else { return nil }
            let later = field.later.shown
            return pair(key.name, field.kind == .number ? later : json(later))
        }
        guard !keys.isEmpty, plan.isPossible(interaction, times: 2) else { return [] }
        return [
            Scenario(
                name: "reads-at-\(name)",
                summary: "A changed value shows at the next tap on “\(title)”.",
                lines: [
                    opening, tap(interaction), set(keys), expectation(interaction, first),
                    tap(interaction),
                    expectation(interaction, Sample.later(plan.description), 1),
                ]
            )
        ]
    }

    private func numbers(_ interaction: Interaction, _ name: String, _ title: String) -> [Scenario]
    {
        let values = interaction.numbers
        guard !values.isEmpty, plan.isPossible(interaction, times: 3) else { return [] }
        var sample = Sample.first(plan.description)
        for value in values { sample.numbers[value] = plan.twoNumbers(value) }
        let given = { (lists: [Name: [Int]]) in
            let keys = values.map { pair($0.plural, "\(lists[$0] ?? [])") }
            return open(plan.description.feature, keys)
        }
        let turns = (0..<3).flatMap { [tap(interaction), expectation(interaction, sample, $0)] }
        let goesOn = Scenario(
            name: "goes-on-at-\(name)",
            summary:
                "Each tap on “\(title)” shows the next number; after the last, the first again.",
            lines: [given(sample.numbers)] + turns
        )
        for value in values { sample.numbers[value] = [] }
        let none = Scenario(
            name: "nothing-at-\(name)",
            summary: "If there is no number, a tap on “\(title)” shows the other text.",
            lines: [given(sample.numbers), tap(interaction), expectation(interaction, sample)]
        )
        return [goesOn, none]
    }

    /// Returns a JSON literal. The texts of a description need no other escapes than in Swift.
    private func json(_ text: String) -> String { SwiftText.literal(text) }
}
