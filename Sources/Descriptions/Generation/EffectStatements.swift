internal import Descriptions

/// The statements that show the effects of an interaction.
struct EffectStatements {
    /// The source of the values of services.
    enum Source {
        /// The services, which are called directly.
        case services
        /// Values that another object has fetched.
        case values
    }

    let interaction: Interaction
    let source: Source

    /// Returns the statements.
    ///
    /// - Parameter show: a closure that returns the statement that shows an expression in a label.
    func lines(show: (Name, String) -> String) -> [String] {
        var lines = source == .services ? reads : []
        let effects = interaction.reaction.effects
        let wordyCount = effects.filter { expression(of: $0).wordsThatMayLack != nil }.count
        for effect in effects {
            guard let words = expression(of: effect).wordsThatMayLack else {
                lines.append(show(effect.label, expression(of: effect).whole))
                continue
            }
            let name = wordyCount > 1 ? "\(effect.label.member)Words" : "words"
            lines.append("let \(name) = [\(words.joined(separator: ", "))]")
            lines.append(show(effect.label, name + TextExpression.joiningWords))
        }
        return lines
    }

    /// The statements that read entities. Each entity is read once, so that all its values are from
    /// the same moment.
    private var reads: [String] {
        interaction.services.compactMap { service in
            guard case .current(let name) = service.kind else { return nil }
            return "let \(name.member) = \(service.name.member).\(name.member)"
        }
    }

    private func expression(of effect: Reaction.Effect) -> TextExpression {
        TextExpression(text: effect.text, number: number)
    }

    private func number(_ value: Name) -> String {
        switch source {
        case .services:
            interaction.services.first { $0.value == value }
                .map { "\($0.name.member).next\(value.type)()" } ?? value.member
        case .values: value.member
        }
    }
}
