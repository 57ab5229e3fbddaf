internal import Descriptions

/// What an interaction shows, as statements.
struct EffectStatements {
    /// Where the values of services come from.
    enum Source {
        /// Services that are asked right there.
        case services
        /// Values that somebody has fetched.
        case values
    }

    let interaction: Interaction
    let source: Source

    /// - Parameter show: the statement that puts an expression into a label.
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

    /// Each entity is read once, so that all of it is of one moment.
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
