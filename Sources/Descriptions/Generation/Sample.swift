internal import Descriptions

/// The values of services in a test, from which the displayed texts are derived.
struct Sample: Hashable {
    /// The values by entity and field.
    var fields: [Name: [Name: FieldValue]] = [:]
    /// The numbers that a service returns in turn, by the name of the number.
    var numbers: [Name: [Int]] = [:]

    /// Returns the sample with the first value of each field.
    static func first(_ description: Description) -> Sample { Sample(description, \.first) }

    /// Returns the sample with the later value of each field.
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
        if !description.states.isEmpty { fields[Description.ownerOfState] = description.firstState }
        for case .next(let name, let values, _) in description.services.map(\.kind) {
            numbers[name] = values
        }
    }

    /// Returns an entity that a service lists if a scenario sets no seed.
    static func listed(_ entity: Entity, id: Int) -> Sample {
        Sample(fields: [entity.name: entity.sample(id: id, seed: Entity.defaultSeed)])
    }

    /// Returns the sample with other values in some fields of an entity.
    func with(_ values: [Name: FieldValue], in entity: Name) -> Sample {
        var sample = self
        for (field, value) in values { sample.fields[entity]?[field] = value }
        return sample
    }

    /// Returns the sample with a yes-or-no field inverted.
    func turned(_ toggle: Toggle) -> Sample {
        guard case .flag(let isSet)? = fields[toggle.entity.name]?[toggle.field.name] else {
            return self
        }
        return with([toggle.field.name: .flag(!isSet)], in: toggle.entity.name)
    }

    /// Returns the Swift expression for an entity.
    ///
    /// - Parameters:
    ///   - shown: the fields of the type; `nil` for all.
    ///   - id: the number of the entity; `nil` if it has none.
    ///   - suffix: the suffix of the type's name, such as `Summary`.
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

    /// Returns the text that a rule creates.
    ///
    /// - Parameter count: the number of values of each service that have already been used.
    func text(_ rule: TextRule, afterTaking count: Int = 0) -> String {
        rule.text { text(of: $0, afterTaking: count) }
    }

    private func text(of part: TextPart, afterTaking count: Int) -> String? {
        switch part {
        case .next(let value):
            numbers[value].flatMap { $0.isEmpty ? nil : String($0[count % $0.count]) }
        // The parts of a condition can show another entity.
        case .condition(let test, let yes, let no):
            fields[test.entity]?[test.field].map { value in
                (test.holds(for: value) ? yes : no)
                    .map { text(of: $0, afterTaking: count) ?? "" }.joined()
            }
        case .literal, .field, .given, .count:
            part.text(of: part.value.flatMap { fields[$0] } ?? [:])
        }
    }
}

extension FieldValue {
    /// The Swift literal of the value.
    var literal: String {
        switch self {
        case .text(let text) where text.count > 60 && Set(text).count == 1:
            "String(repeating: \(SwiftText.literal(String(text.prefix(1)))), count: \(text.count))"
        case .text(let text): SwiftText.literal(text)
        case .number(let number): String(number)
        case .date(let seconds):
            "Date(timeIntervalSince1970: \(seconds < 0 ? "-" : "")\(SwiftText.grouped(abs(seconds))))"
        case .flag(let isSet): String(isSet)
        case .choice(let name): ".\(name.member)"
        }
    }
}
