internal import Descriptions

/// The state of a screen in its code.
extension ElementsPlan {
    /// Indicates whether something on the screen follows the state.
    var followsState: Bool { !description.boundLabels.isEmpty || !limited.isEmpty }

    /// The interactions that are not always possible.
    var limited: [Interaction] { interactions.filter { condition(of: $0) != nil } }

    /// Returns the name of the property that holds state.
    func member(of state: ScreenState) -> Name {
        guard case .flag = state.first, !["is", "has"].contains(state.name.words[0]) else {
            return state.name
        }
        return Name(["is"] + state.name.words)
    }

    private func member(_ name: Name) -> String {
        description.states.first { $0.name == name }.map { member(of: $0).member } ?? name.member
    }

    /// Returns the statements that change the state.
    func changeStatements(_ interaction: Interaction) -> [String] {
        interaction.changes.map { $0.statement(on: member($0.field)) }
    }

    /// Returns the expression that is true if a tap is possible; `nil` if it always is.
    func condition(of interaction: Interaction) -> String? {
        let limits = interaction.changes.compactMap(limit)
        guard limits.isEmpty else { return limits.joined(separator: " && ") }
        let settings = interaction.changes.compactMap {
            $0.difference(from: member($0.field))
        }
        guard interaction.reaction.effects.isEmpty, !settings.isEmpty,
            settings.count == interaction.changes.count
        else { return nil }
        return settings.joined(separator: " || ")
    }

    /// Returns the expression that is true if an addition does not exceed its limit.
    private func limit(_ change: FieldEdit) -> String? {
        guard case .add(let difference, let name) = change,
            let limits = description.states.first(where: { $0.name == name })?.limits
        else { return nil }
        let member = member(name)
        return switch difference {
        case 1: "\(member) < \(limits.upperBound)"
        case -1: "\(member) > \(limits.lowerBound)"
        case ..<0: "\(member) - \(-difference) >= \(limits.lowerBound)"
        default: "\(member) + \(difference) <= \(limits.upperBound)"
        }
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

    /// Returns the literal of the DTO that contains the state of a sample.
    func stateLiteral(_ sample: Sample) -> String {
        let values = sample.state
        let fields = description.states.reduce(into: [String: String]()) {
            $0[member(of: $1).member] = values[$1.name]?.literal
        }
        let possible = limited.reduce(into: [String: String]()) {
            $0[$1.isPossible] = String(isPossible($1, in: sample))
        }
        let arguments = stateProperties.map {
            "\($0.name): \(fields[$0.name] ?? possible[$0.name] ?? "")"
        }
        return "\(type)Summary(\(arguments.joined(separator: ", ")))"
    }

    // MARK: - Values in tests

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

    /// Returns the recorded calls of a view spy that show the state of a sample.
    func stateCalls(_ sample: Sample) -> [String] {
        description.boundLabels.map {
            ".show\($0.name.type)(\(SwiftText.literal(sample.text($0.text))))"
        } + limited.map { ".enable\($0.button.type)(\(isPossible($0, in: sample)))" }
    }
}

extension Sample {
    /// The values of the state of the screen.
    var state: [Name: FieldValue] {
        get { fields[Description.ownerOfState] ?? [:] }
        set { fields[Description.ownerOfState] = newValue }
    }
}
