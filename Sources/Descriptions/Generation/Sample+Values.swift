internal import Descriptions

extension Sample {
    /// What a script gives of an entity, where that is not what another sample has.
    private func values(
        of entity: Entity,
        from other: Sample
    ) -> [(key: String, value: FieldValue)] {
        entity.fields.compactMap { field in
            guard let value = fields[entity.name]?[field.name],
                value != other.fields[entity.name]?[field.name]
            else { return nil }
            return (field.name.member, value)
        }
    }

    /// The same in JSON, a pair each.
    func jsonValues(of entity: Entity, from other: Sample) -> [String] {
        values(of: entity, from: other).map { "\"\($0.key)\": \($0.value.json)" }
    }

    /// The same in Swift, a pair each.
    func swiftPairs(of entity: Entity, from other: Sample) -> [String] {
        values(of: entity, from: other).map { key, value in
            let kind =
                switch value {
                case .text, .date, .choice: "text"
                case .number: "integer"
                case .flag: "flag"
                }
            return "\"\(key)\": .\(kind)(\(value.json))"
        }
    }
}

extension FieldValue {
    /// As a script gives it, which is a literal of Swift, too.
    fileprivate var json: String {
        switch self {
        case .choice(let name): "\"\(name.identifier)\""
        case .text, .date: SwiftText.literal(shown)
        case .number(let number): String(number)
        case .flag(let isSet): String(isSet)
        }
    }
}

extension SwiftText {
    /// A dictionary of pairs.
    static func dictionary(_ pairs: [String]) -> String {
        pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }
}
