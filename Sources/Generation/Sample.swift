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

    /// Texts that a variant could change without meaning to.
    private static let unusual = ["👩‍👩‍👧", "مريم", "Noe\u{308}l", " Ada  Mae"]

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

    /// The same with other texts in some fields of an entity.
    private func with(_ texts: [Name: String], in entity: Name) -> Sample {
        var sample = self
        for (field, text) in texts { sample.fields[entity]?[field] = .text(text) }
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
            case .next(let value):
                numbers[value].flatMap { $0.isEmpty ? nil : String($0[count % $0.count]) }
            }
        }
    }

    /// Samples in which texts of one entity are missing or unusual, to try a rule with.
    ///
    /// - Returns: none where the rule shows no text of an entity, or of more than one.
    static func trials(of rule: TextRule, _ description: Description) -> (Entity, [Sample])? {
        var used: [(entity: Name, field: Name)] = []
        for case .field(let entity, let field, isNumber: false) in rule.parts
        where !used.contains(where: { $0 == (entity, field) }) {
            used.append((entity, field))
        }
        guard let name = used.first?.entity, used.allSatisfy({ $0.entity == name }),
            let entity = description.entity(name)
        else { return nil }
        let first = first(description)
        let empty = first.with(
            Dictionary(uniqueKeysWithValues: used.map { ($0.field, "") }),
            in: name
        )
        let single = used.map { field in
            empty.with([field.field: first.fields[name]?[field.field]?.shown ?? ""], in: name)
        }
        let unusual = first.with(
            Dictionary(
                uniqueKeysWithValues: used.enumerated().map {
                    ($1.field, Self.unusual[$0 % Self.unusual.count])
                }
            ),
            in: name
        )
        var samples: [Sample] = []
        for sample in [empty] + (used.count > 1 ? single : []) + [unusual]
        where !samples.contains(sample) {
            samples.append(sample)
        }
        return (entity, samples)
    }
}
