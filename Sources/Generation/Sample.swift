internal import Descriptions

/// What services give in a test, and what is shown then.
struct Sample: Hashable {
    /// By entity and field.
    var fields: [Name: [Name: FieldValue]] = [:]
    /// What comes next, by the service's value.
    var numbers: [Name: [Int]] = [:]

    enum FieldValue: Hashable {
        case text(String)
        case number(Int)

        /// As Swift has it.
        var literal: String {
            switch self {
            case .text(let text): SwiftText.literal(text)
            case .number(let number): String(number)
            }
        }

        var shown: String {
            switch self {
            case .text(let text): text
            case .number(let number): String(number)
            }
        }
    }

    /// What there is at first.
    static func first(_ description: Description) -> Sample {
        Sample(description) { kind in
            switch kind {
            case .text(let first, _): .text(first)
            case .number(let first, _): .number(first)
            }
        }
    }

    /// What there is later.
    static func later(_ description: Description) -> Sample {
        Sample(description) { kind in
            switch kind {
            case .text(_, let later): .text(later)
            case .number(_, let later): .number(later)
            }
        }
    }

    private init(_ description: Description, _ value: (Entity.Kind) -> FieldValue) {
        for entity in description.entities {
            for field in entity.fields {
                fields[entity.name, default: [:]][field.name] = value(field.kind)
            }
        }
        for case .next(let name, let values, _) in description.services.map(\.kind) {
            numbers[name] = values
        }
    }

    /// The same with other values in some fields of an entity.
    func with(_ values: [Name: FieldValue], in entity: Name) -> Sample {
        var sample = self
        for (field, value) in values { sample.fields[entity]?[field] = value }
        return sample
    }

    /// An entity as Swift makes it.
    ///
    /// - Parameter suffix: behind the type's name, as `Summary`.
    func literal(_ entity: Entity, _ shown: [Entity.Field]? = nil, suffix: String = "") -> String {
        let arguments = (shown ?? entity.fields).map { field in
            "\(field.name.member): \(fields[entity.name]?[field.name]?.literal ?? "")"
        }
        return "\(entity.name.type)\(suffix)(\(arguments.joined(separator: ", ")))"
    }

    /// What a rule comes to.
    ///
    /// - Parameter count: how many numbers of each service have been taken.
    func text(_ rule: TextRule, afterTaking count: Int = 0) -> String {
        rule.text { part in
            switch part {
            case .literal(let text): text
            case .field(let entity, let field, _): fields[entity]?[field]?.shown
            case .count(let entity, let field, let unit):
                if case .number(let count)? = fields[entity]?[field] {
                    TextRule.count(count, unit)
                } else {
                    nil
                }
            case .next(let value):
                numbers[value].flatMap { $0.isEmpty ? nil : String($0[count % $0.count]) }
            }
        }
    }
}
