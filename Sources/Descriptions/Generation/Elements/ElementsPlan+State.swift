internal import Descriptions

/// The state of a screen in its code.
extension ElementsPlan {
    /// The interactions that are not always possible.
    var limited: [Interaction] { interactions.filter(isLimited) }

    /// Returns true if a tap can exceed a limit, or only sets values that can be set already.
    private func isLimited(_ interaction: Interaction) -> Bool {
        let hasLimit = interaction.changes.contains { change in
            guard case .add = change else { return false }
            return description.states.contains { $0.name == change.field && $0.limits != nil }
        }
        let onlySets = interaction.changes.allSatisfy {
            if case .set = $0 { true } else { false }
        }
        return hasLimit
            || interaction.reaction.effects.isEmpty && !interaction.changes.isEmpty && onlySets
    }

    /// Returns the name of the property that holds state.
    func member(of state: ScreenState) -> Name {
        guard case .flag = state.first, !["is", "has"].contains(state.name.words[0]) else {
            return state.name
        }
        return Name(["is"] + state.name.words)
    }

    // MARK: - The DTO

    /// The properties of the DTO that contains the state, with the expressions for their values.
    var stateProperties: [(name: String, type: String, value: String)] {
        let parts = texts.flatMap(\.allParts).filter { $0.value == Description.ownerOfState }
        let shown = description.states.filter { state in parts.contains { $0.shows(state.name) } }
        return shown.map { state in
            let member = member(of: state).member
            return (member, state.field.swiftType, member)
        } + limited.map { ($0.isPossible, "Bool", $0.isPossible) }
    }

    // MARK: - Values in scenarios

    /// Returns two different numbers that a service can return.
    func twoNumbers(_ value: Name) -> [Int] {
        for case .next(value, let values, let range) in description.services.map(\.kind) {
            let first = values[0]
            let second =
                values.first { $0 != first }
                ?? (range.lowerBound == first ? range.upperBound : range.lowerBound)
            return [first, second]
        }
        return []
    }

    func title(of button: Name) -> String {
        for case .button(button, let title) in description.elements { return title }
        return button.text
    }

    /// Returns true if a tap is possible.
    func isPossible(_ interaction: Interaction, in sample: Sample) -> Bool {
        description.state(sample.state, after: interaction.reaction) != nil
    }

    /// Returns true if the tap is possible several times in succession when the screen opens.
    func isPossible(_ interaction: Interaction, times: Int) -> Bool {
        var state = description.firstState
        for _ in 0..<times {
            guard let next = description.state(state, after: interaction.reaction) else {
                return false
            }
            state = next
        }
        return true
    }

    /// Returns the sample with the state after several taps.
    func tapped(_ interaction: Interaction, _ sample: Sample, times: Int = 1) -> Sample {
        guard !interaction.changes.isEmpty else { return sample }
        var sample = sample
        for _ in 0..<times {
            if let state = description.state(sample.state, after: interaction.reaction) {
                sample.state = state
            }
        }
        return sample
    }

    /// Returns the text that an effect shows.
    ///
    /// - Parameter count: the number of earlier taps of the interaction.
    func text(
        _ effect: Reaction.Effect,
        at interaction: Interaction,
        _ sample: Sample,
        _ count: Int = 0
    ) -> String {
        tapped(interaction, sample, times: count + 1).text(effect.text, afterTaking: count)
    }
}

extension Sample {
    /// The values of the state of the screen.
    var state: [Name: FieldValue] {
        get { fields[Description.ownerOfState] ?? [:] }
        set { fields[Description.ownerOfState] = newValue }
    }
}
