internal import Descriptions

/// The expression that a text comes to, over entities that are at hand under their names.
struct TextExpression {
    let text: TextRule
    /// The expression for the next number of a service.
    var number: (Name) -> String = { $0.member }
    /// Whether entities are at hand as what VIPER hands up in their place.
    var isOfSummary = false

    /// The whole.
    var whole: String {
        switch text {
        case .parts(let parts): joined(parts, by: "")
        // Where none of them lacks, those that are nothing are left out here and now.
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

    /// Words of which some may be empty, an expression each; `nil` where none may, or it is no words.
    var wordsThatMayLack: [String]? {
        guard case .words(let parts) = text, text.showsAnyText || text.counts || text.choosesNone
        else { return nil }
        return parts.map(word)
    }

    /// What is called on words.
    static let joiningWords = ".filter { !$0.isEmpty }.joined(separator: \" \")"

    private func joined(_ parts: [TextPart], by separator: String) -> String {
        if parts.count == 1 { return word(parts[0]) }
        let pieces = parts.map { part in
            switch part {
            case .literal(let text): SwiftText.escaped(text)
            // What is put into a text becomes one of itself.
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

    /// Whether a field has a value, behind its entity.
    private func condition(_ field: Name, _ value: FieldValue) -> String {
        guard case .choice(let choice) = value else { return field.flagMember }
        return isOfSummary
            ? field.flagMember(of: choice) : "\(field.member) == \(value.literal)"
    }
}

extension TextRule {
    /// Whether one of two texts that it chooses from is empty.
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
    /// As a property that is yes or no: `isDone`.
    var flagMember: String { ["is", "has"].contains(words[0]) ? member : "is\(type)" }

    /// As a property that says whether it is one of its choices: `isMoodHappy`.
    func flagMember(of choice: Name) -> String { "is\(type)\(choice.type)" }
}

extension Entity.Field {
    /// As a property of its entity.
    var member: String { kind == .flag ? name.flagMember : name.member }
}
