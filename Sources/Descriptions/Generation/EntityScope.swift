internal import Descriptions

/// The names and values of an entity for the template of its type.
struct EntityScope {
    let entity: Entity
    /// Indicates whether there are several entities, which have a number.
    var isListed = false
    /// The limits of the numbers that a service changes.
    var limits: [(field: Name, range: ClosedRange<Int>)] = []

    var scope: TemplateScope {
        let choices = entity.fields.filter { $0.kind == .choice }
        var flags: Set<String> = isListed ? ["isListed"] : []
        if !choices.isEmpty || !limits.isEmpty { flags.insert("hasConstants") }
        return TemplateScope(
            flags: flags,
            values: [
                "summary": entity.summary,
                "protocols": (isListed ? "Identifiable, " : "") + "Hashable, Sendable",
            ],
            lists: [
                "choices": choices.map { field in
                    TemplateScope(
                        values: [
                            "cases": field.values.map(Self.choice).joined(separator: "\n")
                        ],
                        identifiers: ["Mood": field.swiftType]
                    )
                },
                "limits": limits.map { limit in
                    TemplateScope(
                        values: ["range": SwiftText.literal(limit.range)],
                        names: ["score": limit.field]
                    )
                },
                "fields": entity.fields.map { field in
                    TemplateScope(
                        values: ["type": field.swiftType],
                        identifiers: ["portrait": field.member]
                    )
                },
            ],
            names: ["guest": entity.name]
        )
    }

    /// Returns the case of a named value, with its name in scenarios as the raw value.
    private static func choice(_ value: FieldValue) -> String {
        guard case .choice(let name) = value else { return "" }
        let raw = name.identifier == name.member ? "" : " = \"\(name.identifier)\""
        return "case \(name.member)\(raw)"
    }
}
