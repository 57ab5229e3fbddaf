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
        let wordy = effects.filter { $0.text.wordsThatMayLack != nil }
        for effect in effects {
            guard let parts = effect.text.wordsThatMayLack else {
                lines.append(show(effect.label, expression(of: effect.text)))
                continue
            }
            let name = wordy.count > 1 ? "\(effect.label.member)Words" : "words"
            lines.append("let \(name) = [\(parts.map(word).joined(separator: ", "))]")
            lines.append(
                show(effect.label, "\(name).filter { !$0.isEmpty }.joined(separator: \" \")")
            )
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

    private func expression(of text: TextRule) -> String {
        switch text {
        case .parts(let parts): joined(parts, by: "")
        // None of them lacks, so those that are nothing are left out here and now.
        case .words(let parts): joined(parts.filter { $0 != .literal("") }, by: " ")
        case .fallback(let part, let other):
            switch part {
            case .next(let value):
                "\(number(value)).map(String.init) ?? \(SwiftText.literal(other))"
            case .count(let entity, let field, _):
                "\(entity.member).\(field.member) == 0 ? \(SwiftText.literal(other)) : \(word(part))"
            case .literal, .field:
                "\(word(part)).isEmpty ? \(SwiftText.literal(other)) : \(word(part))"
            }
        }
    }

    private func joined(_ parts: [TextPart], by separator: String) -> String {
        if parts.count == 1 { return word(parts[0]) }
        let pieces = parts.map { part in
            switch part {
            case .literal(let text): SwiftText.escaped(text)
            case .field(let entity, let field, _): "\\(\(entity.member).\(field.member))"
            case .count: "\\(\(word(part)))"
            case .next(let value): "\\(\(number(value)))"
            }
        }
        return "\"\(pieces.joined(separator: separator))\""
    }

    private func word(_ part: TextPart) -> String {
        switch part {
        case .literal(let text): SwiftText.literal(text)
        case .field(let entity, let field, let isNumber):
            isNumber
                ? "String(\(entity.member).\(field.member))" : "\(entity.member).\(field.member)"
        case .count(let entity, let field, let unit):
            "countText(\(entity.member).\(field.member), \(SwiftText.literal(unit)))"
        case .next(let value): number(value)
        }
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

extension TextRule {
    /// The parts of words of which some may be empty; `nil` where none may, or it is no words.
    fileprivate var wordsThatMayLack: [TextPart]? {
        guard case .words(let parts) = self, showsAnyText || counts else { return nil }
        return parts
    }
}
