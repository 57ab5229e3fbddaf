internal import Descriptions

/// The Swift expression for a text, which uses variables with the names of the entities.
struct TextExpression {
    let text: TextRule
    /// The expression for the next number of a service.
    var number: (Name) -> String = { $0.member }
    /// Indicates whether the variables of entities contain the DTOs of VIPER.
    var isOfSummary = false

    /// The complete expression.
    var whole: String {
        switch text {
        case .parts(let parts): joined(parts, by: "")
        // If no part can be empty at run time, empty literals are removed here.
        case .words(let parts):
            wordsThatMayLack.map { "[\($0.joined(separator: ", "))]\(Self.joiningWords)" }
                ?? joined(parts.filter { $0 != .literal("") }, by: " ")
        case .fallback(let part, let other):
            switch part {
            case .next(let value):
                "\(number(value)).map(String.init) ?? \(SwiftText.literal(other))"
            case .count(let entity, let field, _):
                "\(entity.member).\(field.member) == 0 ? \(SwiftText.literal(other)) : \(word(part))"
            case .literal, .field, .condition, .given:
                "\(word(part)).isEmpty ? \(SwiftText.literal(other)) : \(word(part))"
            }
        }
    }

    /// The expressions for words of which some may be empty; `nil` if none may be empty, or if the
    /// text does not consist of words.
    var wordsThatMayLack: [String]? {
        guard case .words(let parts) = text, text.showsAnyText || text.counts || text.choosesNone
        else { return nil }
        return parts.map(word)
    }

    /// The call that joins words.
    static let joiningWords = ".filter { !$0.isEmpty }.joined(separator: \" \")"

    private func joined(_ parts: [TextPart], by separator: String) -> String {
        if parts.count == 1 { return word(parts[0]) }
        let pieces = parts.map { part in
            switch part {
            case .literal(let text): SwiftText.escaped(text)
            // A number in a string interpolation needs no conversion.
            case .field(let entity, let field, .number):
                "\\(\(entity.member).\(field.member))"
            case .field, .count, .condition, .given, .next: "\\(\(word(part)))"
            }
        }
        return "\"\(pieces.joined(separator: separator))\""
    }

    private func word(_ part: TextPart) -> String {
        switch part {
        case .literal(let text): SwiftText.literal(text)
        case .field(let entity, let field, let kind):
            switch kind {
            case .number: "String(\(entity.member).\(field.member))"
            case .date:
                "\(entity.member).\(field.member).formatted(.iso8601.year().month().day())"
            case .text, .flag, .choice: "\(entity.member).\(field.member)"
            }
        case .count(let entity, let field, let unit):
            "countText(\(entity.member).\(field.member), \(SwiftText.literal(unit)))"
        case .condition(let entity, let field, let value, let yes, let no):
            "\(entity.member).\(condition(field, value)) ? \(SwiftText.literal(yes)) : "
                + SwiftText.literal(no)
        case .given(let entity, let field, let other):
            "\(entity.member).\(field.member).isEmpty ? \(SwiftText.literal(other)) : "
                + "\(entity.member).\(field.member)"
        case .next(let value): number(value)
        }
    }

    /// Returns the condition that a field has a value, without its entity.
    private func condition(_ field: Name, _ value: FieldValue) -> String {
        guard case .choice(let choice) = value else { return field.flagMember }
        return isOfSummary
            ? field.flagMember(of: choice) : "\(field.member) == \(value.literal)"
    }
}

extension TextRule {
    /// Indicates whether one of the two texts of a condition is empty.
    fileprivate var choosesNone: Bool {
        parts.contains {
            if case .condition(_, _, _, let yes, let no) = $0 {
                yes.isEmpty || no.isEmpty
            } else {
                false
            }
        }
    }
}

extension Name {
    /// The name of a Boolean property: `isDone`.
    var flagMember: String { ["is", "has"].contains(words[0]) ? member : "is\(type)" }

    /// Returns the name of the Boolean property for one of the named values: `isMoodHappy`.
    func flagMember(of choice: Name) -> String { "is\(type)\(choice.type)" }
}

extension Entity.Field {
    /// The name of the property of the entity.
    var member: String { kind == .flag ? name.flagMember : name.member }
}
