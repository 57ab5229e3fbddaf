internal import Descriptions

/// The Swift expression for a text, which uses variables with the names of the entities.
struct TextExpression {
    let text: TextRule
    /// The expression for the next number of a service.
    var number: (Name) -> String = { $0.member }
    /// Indicates whether the variables of entities and state contain the DTOs of VIPER.
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
            case .count(let entity, let field, _, _):
                "\(value(entity, field)) == 0 ? \(SwiftText.literal(other)) : \(word(part))"
            case .literal, .field, .condition, .given:
                "\(word(part)).isEmpty ? \(SwiftText.literal(other)) : \(word(part))"
            }
        }
    }

    /// The expressions for words of which some may be empty; `nil` if none may be empty, or if the
    /// text does not consist of words.
    var wordsThatMayLack: [String]? {
        guard case .words(let parts) = text,
            text.showsAnyText || !text.countUnits.isEmpty || text.choosesNone
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
                "\\(\(value(entity, field)))"
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
            case .number: "String(\(value(entity, field)))"
            case .date: "\(value(entity, field)).formatted(.iso8601.year().month().day())"
            case .text, .flag, .choice: value(entity, field)
            }
        case .count(let entity, let field, let counted, let unit):
            "\(unit.method)(\(value(entity, field)), \(SwiftText.literal(counted)))"
        case .condition(let test, let yes, let no):
            "\(condition(test)) ? \(selected(yes, isFirst: true)) : \(selected(no))"
        case .given(let entity, let field, let other):
            "\(value(entity, field)).isEmpty ? \(SwiftText.literal(other)) : "
                + value(entity, field)
        case .next(let value): number(value)
        }
    }

    /// Returns the expression for the parts that a condition selects.
    private func selected(_ parts: [TextPart], isFirst: Bool = false) -> String {
        guard isFirst, parts.count == 1, case .condition = parts[0] else {
            return joined(parts, by: "")
        }
        return "(\(word(parts[0])))"
    }

    /// Returns the expression for a field, or for state, which is a property of the type itself.
    private func value(_ entity: Name, _ field: Name, as member: String? = nil) -> String {
        let member = member ?? field.member
        return entity == Description.ownerOfState && !isOfSummary
            ? member : "\(entity.member).\(member)"
    }

    private func condition(_ test: FieldTest) -> String {
        let value = value(test.entity, test.field)
        switch test.comparison {
        case .equal(.choice(let choice)) where isOfSummary:
            return "\(test.entity.member).\(test.field.flagMember(of: choice))"
        case .equal(.flag):
            return self.value(test.entity, test.field, as: test.field.flagMember)
        case .equal(let other): return "\(value) == \(other.literal)"
        case .atLeast(let bound): return "\(value) >= \(bound)"
        case .atMost(let bound): return "\(value) <= \(bound)"
        }
    }
}

extension TextRule {
    /// Indicates whether one of the two texts of a condition is empty.
    fileprivate var choosesNone: Bool {
        allParts.contains {
            guard case .condition(_, let yes, let no) = $0 else { return false }
            return yes == [.literal("")] || no == [.literal("")]
        }
    }
}

extension CountUnit {
    /// The method that formats a count.
    var method: String {
        switch self {
        case .one: "countText"
        case .thousand: "countTextInThousands"
        case .tenThousand: "countTextInTenThousands"
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

extension TextRule {
    /// Returns the Swift expression for the text.
    ///
    /// - Parameter isOfSummary: a Boolean that indicates whether the text is made of the DTO in VIPER.
    func expression(ofSummary isOfSummary: Bool = false) -> String {
        TextExpression(text: self, isOfSummary: isOfSummary).whole
    }
}
