internal import Descriptions

/// The parts of the statements that show the effects of an interaction.
struct EffectStatements {
    /// The source of the values of services.
    enum Source {
        /// The services, which are called directly.
        case services
        /// Values that another object has fetched.
        case values
    }

    let services: [Service]
    let shown: [Reaction.Effect]
    let source: Source

    init(interaction: Interaction, source: Source) {
        services = interaction.services
        shown = interaction.reaction.effects
        self.source = source
    }

    /// - Parameter labels: labels that follow the state.
    init(_ labels: [(name: Name, text: TextRule)], source: Source) {
        services = []
        shown = labels.map { Reaction.Effect(label: $0.name, text: $0.text) }
        self.source = source
    }

    /// The labels with the expressions of their texts. Words of which some can be empty are stored
    /// in a variable first.
    var effects: [(label: Name, words: String?, text: String)] {
        let wordyCount = shown.filter { expression(of: $0).wordsThatMayLack != nil }.count
        return shown.map { effect in
            guard let words = expression(of: effect).wordsThatMayLack else {
                return (effect.label, nil, expression(of: effect).whole)
            }
            let name = wordyCount > 1 ? "\(effect.label.member)Words" : "words"
            return (
                effect.label, "let \(name) = [\(words.joined(separator: ", "))]",
                name + TextExpression.joiningWords
            )
        }
    }

    /// The statements that read entities from services. Each entity is read once, so that all its
    /// values are from the same moment.
    var reads: [String] {
        services.compactMap { service in
            guard case .current(let name) = service.kind else { return nil }
            return "let \(name.member) = \(service.name.member).\(name.member)"
        }
    }

    private func expression(of effect: Reaction.Effect) -> TextExpression {
        TextExpression(text: effect.text, number: number, isOfSummary: source == .values)
    }

    private func number(_ value: Name) -> String {
        switch source {
        case .services:
            services.first { $0.value == value }
                .map { "\($0.name.member).next\(value.type)()" } ?? value.member
        case .values: value.member
        }
    }
}
