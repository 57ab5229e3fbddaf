internal import Descriptions

/// What VIPER hands up in place of an entity: what texts show of it, in types that need not know the entity.
/// Of a choice that is, for each value that a text asks about, whether it is that.
struct SummaryFields {
    let entity: Entity
    /// The fields that are handed up.
    let fields: [Entity.Field]
    /// The texts that are made of it.
    let rules: [TextRule]

    /// Its properties, each with its type, and with what it is of the entity.
    var properties: [(name: String, type: String, value: String)] {
        fields.flatMap { field in
            let value = "\(entity.name.member).\(field.member)"
            return field.kind == .choice
                ? values(askedOf: field).map {
                    (field.name.flagMember(of: $0), "Bool", "\(value) == .\($0.member)")
                } : [(field.member, field.swiftType, value)]
        }
    }

    /// What it is made with of a sample.
    func arguments(_ sample: Sample) -> [String] {
        fields.flatMap { field -> [String] in
            guard let value = sample.fields[entity.name]?[field.name] else { return [] }
            return field.kind == .choice
                ? values(askedOf: field).map {
                    "\(field.name.flagMember(of: $0)): \(value == .choice($0))"
                } : ["\(field.member): \(value.literal)"]
        }
    }

    /// The choices of a field that texts ask about.
    private func values(askedOf field: Entity.Field) -> [Name] {
        let asked = rules.flatMap(\.parts).compactMap { part -> Name? in
            guard case .condition(_, field.name, has: .choice(let value), _, _) = part
            else { return nil }
            return value
        }
        return field.values.compactMap {
            if case .choice(let value) = $0, asked.contains(value) { value } else { nil }
        }
    }
}
