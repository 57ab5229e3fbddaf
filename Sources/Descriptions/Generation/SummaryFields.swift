internal import Descriptions

/// The fields of the DTO that replaces an entity in VIPER. It contains the values that texts show,
/// in types that do not depend on the entity. For a field with named values it contains a Boolean
/// for each value that a text tests.
struct SummaryFields {
    let entity: Entity
    /// The fields that the DTO contains.
    let fields: [Entity.Field]
    /// The texts that are made of the DTO.
    let rules: [TextRule]

    /// The properties of the DTO, each with its type and the expression that reads it from the
    /// entity.
    var properties: [(name: String, type: String, value: String)] {
        fields.flatMap { field in
            let value = "\(entity.name.member).\(field.member)"
            return field.kind == .choice
                ? values(askedOf: field).map {
                    (field.name.flagMember(of: $0), "Bool", "\(value) == .\($0.member)")
                } : [(field.member, field.swiftType, value)]
        }
    }

    /// Returns the arguments for the DTO of a sample.
    func arguments(_ sample: Sample) -> [String] {
        fields.flatMap { field -> [String] in
            guard let value = sample.fields[entity.name]?[field.name] else { return [] }
            return field.kind == .choice
                ? values(askedOf: field).map {
                    "\(field.name.flagMember(of: $0)): \(value == .choice($0))"
                } : ["\(field.member): \(value.literal)"]
        }
    }

    /// Returns the named values of a field that texts test.
    private func values(askedOf field: Entity.Field) -> [Name] {
        let asked = rules.flatMap(\.allParts).compactMap { part -> Name? in
            guard case .condition(let test, _, _) = part, test.field == field.name,
                case .equal(.choice(let value)) = test.comparison
            else { return nil }
            return value
        }
        return field.values.compactMap {
            if case .choice(let value) = $0, asked.contains(value) { value } else { nil }
        }
    }
}
