/// The reason why a described feature cannot be generated, although it can be played and checked.
package enum GenerationLimit: Error, Hashable, Sendable, CustomStringConvertible {
    /// An element is excluded.
    case leftOut(LeftOut)
    /// The entity of a form has a field with named values.
    case choiceInForm(entity: Name, field: Name)

    /// The text of the description that causes the limit.
    package var text: String {
        switch self {
        case .leftOut(let part): part.name.text
        case .choiceInForm(_, let field): field.text
        }
    }

    package var description: String {
        switch self {
        case .leftOut(let part):
            "'\(part.name)' is excluded, so the feature cannot be generated; it can only be played and "
                + "checked. Describe the feature without it."
        case .choiceInForm(let entity, let field):
            "'\(field)' has named values, so the form of the \(entity) cannot be generated; it can only be "
                + "played and checked. Describe the feature without this field."
        }
    }
}

extension Description {
    /// The reason why the feature cannot be generated; `nil` if it can.
    package var generationLimit: GenerationLimit? {
        if let part = allLeftOut.first { return .leftOut(part) }
        guard let form else { return nil }
        let choice = entity(form.entity)?.fields.first { $0.kind == .choice }
        return choice.map { .choiceInForm(entity: form.entity, field: $0.name) }
    }
}
