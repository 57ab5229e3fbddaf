extension Description {
    /// Returns the entity of the rows of a list. Its fields have further values, with which the rows
    /// show the limits of their texts.
    package func entity(of list: ItemList) -> Entity? {
        entity(list.entity)?.tried(in: list.elements.map(\.text))
    }
}

extension Entity {
    /// Texts that a variant could change by mistake.
    package static let unusualTexts = ["👩‍👩‍👧", "مريم", "Noe\u{308}l", " Ada  Mae"]

    /// Returns the entity with further values of its fields: those at the limits of texts.
    fileprivate func tried(in texts: [TextRule]) -> Entity {
        let parts = texts.flatMap(\.allParts)
        let tried = fields.enumerated().map { index, field in
            let unusual = Self.unusualTexts[index % Self.unusualTexts.count]
            let limits = parts.flatMap { $0.limits(of: field.name, unusual: unusual) }
            return Field(
                name: field.name,
                kind: field.kind,
                values: limits.reduce(into: field.values) {
                    if !$0.contains($1) { $0.append($1) }
                }
            )
        }
        return Entity(name: name, summary: summary, fields: tried)
    }
}

extension TextPart {
    /// Returns the values of a field at which the part could show a wrong text: a missing text and an
    /// unusual one, and numbers on both sides of a limit.
    fileprivate func limits(of name: Name, unusual: String) -> [FieldValue] {
        switch self {
        case .field(_, name, .text), .given(_, name, _): [.text(""), .text(unusual)]
        case .count(_, name, _, let unit): unit.limits.map(FieldValue.number)
        case .condition(let test, _, _) where test.field == name:
            test.limits.map(FieldValue.number)
        case .literal, .field, .given, .count, .condition, .next: []
        }
    }
}
