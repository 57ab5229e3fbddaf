internal import Descriptions

extension Sample {
    /// Returns the values of a scenario for an entity that differ from those of another sample.
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

    /// Returns these values as JSON pairs.
    func jsonValues(of entity: Entity, from other: Sample) -> [String] {
        values(of: entity, from: other).map { "\"\($0.key)\": \($0.value.json)" }
    }
}

extension FieldValue {
    /// The value in a scenario, which is a Swift literal, too.
    fileprivate var json: String {
        switch self {
        case .choice(let name): "\"\(name.identifier)\""
        case .text, .date: SwiftText.literal(shown)
        case .number(let number): String(number)
        case .flag(let isSet): String(isSet)
        }
    }
}
