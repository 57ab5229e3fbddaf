/// Reads how a text is made, to the end of its line.
struct TextRuleReader {
    let description: Description

    func rule(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> TextRule {
        let start = cursor.column
        let joinsWords = cursor.takes(.word("words"))
        var parts: [TextPart] = []
        repeat { parts.append(try part(&cursor)) } while cursor.takes(.comma)
        var other: String?
        if cursor.takes(.word("or")) {
            other = try cursor.text("what is shown otherwise")
        }
        try cursor.end()
        if let other {
            guard !joinsWords, parts.count == 1, parts[0].value != nil, isMissable(parts[0]) else {
                throw cursor.error(
                    "“or” stands behind one part that may have nothing to show: a text field, what is "
                        + "counted, or “next”",
                    at: start
                )
            }
            return .fallback(parts[0], text: other)
        }
        for case .next(let value) in parts {
            throw cursor.error(
                "there may be no next \(value); say alone what is shown then: next \(value) or \"–\"",
                at: start
            )
        }
        guard !joinsWords || parts.count > 1 else {
            throw cursor.error("“words” puts blanks between parts, and here is one", at: start)
        }
        return joinsWords ? .words(parts) : .parts(parts)
    }

    private func isMissable(_ part: TextPart) -> Bool {
        if case .field(_, _, isNumber: true) = part { false } else { true }
    }

    private func part(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> TextPart {
        if let text = cursor.textIfAny() { return .literal(text) }
        let column = cursor.column
        if cursor.takes(.word("next")) {
            let value = try cursor.name(until: ["or"])
            guard numbers.contains(value) else {
                let hint = DescriptionCursor.hint(for: value.text, among: numbers.map(\.text))
                throw cursor.error("no service gives the next “\(value)”\(hint)", at: column)
            }
            return .next(value)
        }
        let field = try cursor.name(until: ["or", "of", "counted"])
        let owner = cursor.takes(.word("of")) ? try cursor.name(until: ["or", "counted"]) : nil
        let owners = current.filter { entity in
            entity.fields.contains { $0.name == field } && (owner == nil || entity.name == owner)
        }
        guard let entity = owners.first,
            let found = entity.fields.first(where: { $0.name == field })
        else {
            let known = current.flatMap(\.fields).map(\.name.text) + numbers.map { "next \($0)" }
            let hint = DescriptionCursor.hint(for: field.text, among: known)
            throw cursor.error(
                "no service gives “\(field)”\(owner.map { " of “\($0)”" } ?? "")\(hint)",
                at: column
            )
        }
        guard owners.count == 1 else {
            let choices = owners.map { "“\(field) of \($0.name)”" }.joined(separator: " or ")
            throw cursor.error("several entities have “\(field)”; write \(choices)", at: column)
        }
        let isNumber = if case .number = found.kind { true } else { false }
        guard cursor.takes(.word("counted")) else {
            return .field(of: entity.name, field, isNumber: isNumber)
        }
        try cursor.word("as")
        guard isNumber else {
            throw cursor.error("“\(field)” is a text; numbers alone are counted", at: column)
        }
        return .count(of: entity.name, field, unit: try cursor.text("what is counted"))
    }

    /// The entities that a service gives.
    private var current: [Entity] {
        description.services.compactMap {
            if case .current(let name) = $0.kind { description.entity(name) } else { nil }
        }
    }

    private var numbers: [Name] {
        description.services.compactMap {
            if case .next(let name, _, _) = $0.kind { name } else { nil }
        }
    }
}
