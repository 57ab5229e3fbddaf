/// The reason why a described feature cannot be generated, although it can be played and checked.
package enum GenerationLimit: Error, Hashable, Sendable, CustomStringConvertible {
    /// An element is excluded.
    case leftOut(LeftOut)
    /// The feature has a form that edits an entity.
    case form(entity: Name)

    /// The text of the description that causes the limit.
    package var text: String {
        switch self {
        case .leftOut(let part): part.name.text
        case .form(let entity): "form of the \(entity)"
        }
    }

    package var description: String {
        switch self {
        case .leftOut(let part):
            "“\(part.name)” is excluded, so the feature cannot be generated; it can only be played and "
                + "checked. Describe the feature without it."
        case .form:
            "forms cannot be generated yet; they can only be played and checked. Describe the feature "
                + "without the form."
        }
    }
}

extension Description {
    /// The reason why the feature cannot be generated; `nil` if it can.
    package var generationLimit: GenerationLimit? {
        if let part = allLeftOut.first { return .leftOut(part) }
        return form.map { .form(entity: $0.entity) }
    }
}
