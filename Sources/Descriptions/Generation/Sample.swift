internal import Descriptions

/// What services give in a test, and what is shown then.
struct Sample: Hashable {
    /// By entity and field.
    var fields: [Name: [Name: FieldValue]] = [:]
    /// What comes next, by the service's value.
    var numbers: [Name: [Int]] = [:]

    /// What there is at first.
    static func first(_ description: Description) -> Sample { Sample(description, \.first) }

    /// What there is later.
    static func later(_ description: Description) -> Sample { Sample(description, \.later) }

    private init(fields: [Name: [Name: FieldValue]]) {
        self.fields = fields
    }

    private init(_ description: Description, _ value: (Entity.Field) -> FieldValue) {
        for entity in description.entities {
            for field in entity.fields {
                fields[entity.name, default: [:]][field.name] = value(field)
            }
        }
        for case .next(let name, let values, _) in description.services.map(\.kind) {
            numbers[name] = values
        }
    }

    /// One of those that a service lists where a script gives no seed.
    static func listed(_ entity: Entity, id: Int) -> Sample {
        Sample(fields: [entity.name: entity.sample(id: id, seed: Entity.defaultSeed)])
    }

    /// The same with other values in some fields of an entity.
    func with(_ values: [Name: FieldValue], in entity: Name) -> Sample {
        var sample = self
        for (field, value) in values { sample.fields[entity]?[field] = value }
        return sample
    }

    /// The same with a field turned round that is yes or no.
    func turned(_ toggle: ListToggle) -> Sample {
        guard case .flag(let isSet)? = fields[toggle.entity.name]?[toggle.field.name] else {
            return self
        }
        return with([toggle.field.name: .flag(!isSet)], in: toggle.entity.name)
    }

    /// An entity as Swift makes it.
    ///
    /// - Parameters:
    ///   - shown: the fields that it has; `nil` for all.
    ///   - id: its number, where it is one of several.
    ///   - suffix: behind the type's name, as `Summary`.
    func literal(
        _ entity: Entity,
        _ shown: [Entity.Field]? = nil,
        id: Int? = nil,
        suffix: String = ""
    ) -> String {
        let number = id.map { ["id: \($0)"] } ?? []
        let arguments =
            number
            + (shown ?? entity.fields).map { field in
                "\(field.member): \(fields[entity.name]?[field.name]?.literal ?? "")"
            }
        return "\(entity.name.type)\(suffix)(\(arguments.joined(separator: ", ")))"
    }

    /// What a rule comes to.
    ///
    /// - Parameter count: how many numbers of each service have been taken.
    func text(_ rule: TextRule, afterTaking count: Int = 0) -> String {
        rule.text { part in
            if case .next(let value) = part {
                return numbers[value].flatMap { $0.isEmpty ? nil : String($0[count % $0.count]) }
            }
            return part.text(of: part.value.flatMap { fields[$0] } ?? [:])
        }
    }
}

extension FieldValue {
    /// As Swift has it.
    var literal: String {
        switch self {
        case .text(let text): SwiftText.literal(text)
        case .number(let number): String(number)
        case .date(let seconds):
            "Date(timeIntervalSince1970: \(seconds < 0 ? "-" : "")\(SwiftText.grouped(abs(seconds))))"
        case .flag(let isSet): String(isSet)
        case .choice(let name): ".\(name.member)"
        }
    }
}
