internal import Descriptions

/// The values of the tests of state.
extension ElementsTestScope {
    /// The values for the tests of the state when the screen opens, and of the DTO.
    var stateValues: [String: String] {
        guard plan.followsState else { return [:] }
        let first = Sample.first(plan.description)
        return [
            "state.first": plan.stateLiteral(first),
            "state.firstCalls": Self.list(plan.stateCalls(first)),
            "state.firstValues": stateValues(first).joined(separator: "\n"),
            "state.arguments": plan.stateSamples.map { sample in
                "(\(plan.stateLiteral(sample)), \(Self.list(plan.stateCalls(sample)))),"
            }
            .joined(separator: "\n"),
        ]
    }

    /// Returns the values of the tests of a walk; `nil` if nothing shows on it.
    func walk(_ walk: StateWalk) -> TemplateScope? {
        let interaction = walk.interaction
        guard plan.followsState || !interaction.reaction.effects.isEmpty else { return nil }
        let last = walk.steps.last.map { values(interaction, $0.sample) } ?? []
        return TemplateScope(
            flags: walk.isLimited ? ["isLimited"] : [],
            values: [
                "title": title(of: walk),
                "presenterSteps": steps(of: walk, { "presenter.\($0.tap)()" }) { sample in
                    expectation(calls(interaction, sample), of: "view")
                },
                "viewModelSteps": steps(of: walk, { "viewModel.\($0.method)()" }) { sample in
                    values(interaction, sample)
                },
                "interactorSteps": steps(of: walk, { "interactor.\($0.fetch ?? "")()" }) { sample in
                    expectation(answers(interaction, sample), of: "output")
                },
                "lastValues": last.joined(separator: "\n"),
            ],
            names: ["raise": interaction.button],
            identifiers: [
                "performRaise": interaction.method, "OfRaise": plan.testSuffix(interaction),
            ]
        )
    }

    private func title(of walk: StateWalk) -> String {
        let tap = plan.tapTitle(walk.interaction)
        if walk.interaction.changes.isEmpty { return "Each \(tap) shows the state of that moment" }
        return "Each \(tap) changes the state"
            + (walk.isLimited ? " until that is no longer possible" : "")
    }

    /// Returns the statements of all steps of a walk.
    private func steps(
        of walk: StateWalk,
        _ call: (Interaction) -> String,
        _ expectations: (Sample) -> [String]
    ) -> String {
        walk.steps.flatMap { step in
            step.taps.map { interaction, count in
                count == 1 ? call(interaction) : "for _ in 0..<\(count) { \(call(interaction)) }"
            } + expectations(step.sample)
        }
        .joined(separator: "\n")
    }

    private func expectation(_ calls: [String], of spy: String) -> [String] {
        ["#expect(\(spy).calls.suffix(\(calls.count)) == \(Self.list(calls)))"]
    }

    /// Returns the recorded calls of a view spy at a tap.
    private func calls(_ interaction: Interaction, _ sample: Sample) -> [String] {
        (interaction.changes.isEmpty ? [] : plan.stateCalls(sample))
            + interaction.reaction.effects.map { effect in
                ".show\(effect.label.type)(\(SwiftText.literal(sample.text(effect.text))))"
            }
    }

    /// Returns the recorded calls of an interactor's output at a tap.
    private func answers(_ interaction: Interaction, _ sample: Sample) -> [String] {
        let updates = plan.followsState && !interaction.changes.isEmpty
        let values = plan.answers(interaction, shownIn: sample)
        let arguments = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        return (updates ? [".didUpdateState(\(plan.stateLiteral(sample)))"] : [])
            + (interaction.didFetch.map { [".\($0)\(arguments)"] } ?? [])
    }

    /// Returns the expectations of the values of a view model after a tap.
    private func values(_ interaction: Interaction, _ sample: Sample) -> [String] {
        stateValues(sample)
            + interaction.reaction.effects.map { effect in
                value(effect.label, sample.text(effect.text))
            }
    }

    private func stateValues(_ sample: Sample) -> [String] {
        plan.description.boundLabels.map { value($0.name, sample.text($0.text)) }
            + plan.limited.map { interaction in
                let isPossible = plan.isPossible(interaction, in: sample)
                return "#expect(\(isPossible ? "" : "!")viewModel.\(interaction.isEnabled).value)"
            }
    }

    private func value(_ label: Name, _ text: String) -> String {
        "#expect(viewModel.\(label.member).value == \(SwiftText.literal(text)))"
    }
}
