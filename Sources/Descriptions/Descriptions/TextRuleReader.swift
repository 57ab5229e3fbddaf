/// Reads the rule of a text, to the end of its line.
struct TextRuleReader {
    let description: Description
    /// The entity whose fields the text can use; `nil` if the text shows state and the values of
    /// services that reply at once.
    var row: Entity?

    func rule(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> TextRule {
        let start = cursor.column
        let joinsWords = cursor.takes(.word("words"))
        var parts: [TextPart] = []
        var others: [(index: Int, text: String)] = []
        repeat {
            parts.append(try oneOfSeveral(&cursor, part))
            guard cursor.takes(.word("or")) else { continue }
            others.append((parts.count - 1, try cursor.text("the other text")))
        } while cursor.takes(.comma)
        guard cursor.isAtEnd else { throw unseparated(parts, cursor) }
        if let other = others.first, parts.count == 1 {
            guard !joinsWords, parts[0].value != nil, isMissable(parts[0]) else {
                throw cursor.error(
                    "'or' must follow a single part that can be empty: a text field, a "
                        + "count, or 'next'",
                    at: start
                )
            }
            return .fallback(parts[0], text: other.text)
        }
        for other in others {
            guard case .field(let entity, let field, .text) = parts[other.index],
                !other.text.isEmpty
            else {
                throw cursor.error(
                    "between other parts, 'or' must follow a text field and needs a text",
                    at: start
                )
            }
            parts[other.index] = .given(of: entity, field, otherwise: other.text)
        }
        for case .next(let value) in parts {
            throw cursor.error(
                "there may be no next \(value); add a text for that case, as the only part: next \(value) or \"–\"",
                at: start
            )
        }
        guard !joinsWords || parts.count > 1 else {
            throw cursor.error(
                "'words' puts spaces between parts, but this text contains one",
                at: start
            )
        }
        return joinsWords ? .words(parts) : .parts(parts)
    }

    /// Returns the error for a part that is not followed by a comma.
    private func unseparated(
        _ parts: [TextPart],
        _ cursor: DescriptionCursor
    ) -> DescriptionError {
        var ahead = cursor
        if case .field(_, let field, .number) = parts.last, let unit = ahead.textIfAny() {
            return cursor.error(
                "separate parts with a comma; to show a count, write: \(field) counted as \"\(unit)\""
            )
        }
        return cursor.misfit("a comma between parts, or the end of the line")
    }

    private func isMissable(_ part: TextPart) -> Bool {
        switch part {
        case .field(_, _, .text), .count, .next: true
        case .literal, .field, .condition, .given: false
        }
    }

    /// Reads a part that others can follow.
    ///
    /// - Throws: an error if others follow a condition, because they could belong to its last text.
    private func oneOfSeveral(
        _ cursor: inout DescriptionCursor,
        _ read: (inout DescriptionCursor) throws(DescriptionError) -> TextPart
    ) throws(DescriptionError) -> TextPart {
        let isCondition = cursor.next == .word("if")
        let part = try read(&cursor)
        guard !isCondition || cursor.next != .comma else {
            throw cursor.error(
                "parts after a condition need parentheses: (if … otherwise …), … if they always follow, "
                    + "or if … otherwise (…, …) if they belong to the last text"
            )
        }
        return part
    }

    private func part(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> TextPart {
        if let text = cursor.textIfAny() { return .literal(text) }
        let column = cursor.column
        if cursor.takes(.open) {
            try cursor.word("if")
            let condition = try condition(&cursor, at: column)
            try cursor.expect(.close, "a closing parenthesis")
            return condition
        }
        if cursor.takes(.word("next")) {
            let value = try cursor.name(until: ["or"])
            guard numbers.contains(value) else {
                let hint = DescriptionCursor.hint(for: value.text, among: numbers.map(\.text))
                throw cursor.error("no service gives the next '\(value)'\(hint)", at: column)
            }
            return .next(value)
        }
        if cursor.takes(.word("if")) { return try condition(&cursor, at: column) }
        let (entity, field) = try field(&cursor, ends: ["or", "counted"], column: column)
        guard cursor.takes(.word("counted")) else {
            guard field.kind != .flag else {
                throw cursor.error(Self.flagAdvice(for: field), at: column)
            }
            guard field.kind != .choice else {
                throw cursor.error(
                    "'\(field.name)' has named values; write: if \(field.name) is \(field.first.shown) "
                        + "\"…\" otherwise \"…\"",
                    at: column
                )
            }
            return .field(of: entity.name, field.name, field.kind)
        }
        let unit = try unit(&cursor)
        try cursor.word("as")
        guard field.kind == .number else {
            throw cursor.error(
                "'\(field.name)' is not a number; only numbers can be counted",
                at: column
            )
        }
        let singular = try cursor.text("what is counted")
        let plural = cursor.takes(.slash) ? try cursor.text("the plural") : nil
        return .count(of: entity.name, field.name, CountNoun(singular, plural: plural), unit)
    }

    /// Reads the unit of large counts.
    private func unit(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> CountUnit {
        guard cursor.takes(.word("in")) else { return .one }
        let isTen = cursor.takes(.word("ten"))
        guard cursor.takes(.word("thousands")) else {
            throw cursor.misfit(isTen ? "'thousands'" : "'thousands' or 'ten thousands'")
        }
        return isTen ? .tenThousand : .thousand
    }

    /// Reads one of two texts, selected by a field.
    private func condition(
        _ cursor: inout DescriptionCursor,
        at column: Int
    ) throws(DescriptionError) -> TextPart {
        let test = try test(&cursor, at: column)
        let yes: [TextPart] =
            if cursor.takes(.open) { try group(&cursor) } else {
                [.literal(try cursor.text("the text for this case"))]
            }
        try cursor.word("otherwise")
        let no: [TextPart] =
            if cursor.takes(.open) { try group(&cursor) } else { [try branch(&cursor)] }
        guard yes != no else { throw cursor.error("both texts are the same", at: column) }
        return .condition(test, yes: yes, no: no)
    }

    /// Reads parts up to the closing parenthesis.
    private func group(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> [TextPart] {
        var parts: [TextPart] = []
        repeat { parts.append(try oneOfSeveral(&cursor, branch)) } while cursor.takes(.comma)
        try cursor.expect(.close, "a comma between parts, or a closing parenthesis")
        return parts
    }

    /// Reads a part that a condition selects.
    private func branch(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> TextPart {
        let column = cursor.column
        let part = try part(&cursor)
        if case .next(let value) = part {
            throw cursor.error("'next \(value)' cannot depend on a condition", at: column)
        }
        guard cursor.takes(.word("or")) else { return part }
        guard case .field(let entity, let field, .text) = part else {
            throw cursor.error("'or' must follow a text field", at: column)
        }
        return .given(of: entity, field, otherwise: try cursor.text("the other text"))
    }

    /// Reads the comparison of a condition.
    private func test(
        _ cursor: inout DescriptionCursor,
        at column: Int
    ) throws(DescriptionError) -> FieldTest {
        // The name of a yes-or-no field may itself contain the word 'is'.
        var ahead = cursor
        let words = try ahead.name().words
        let end = words.dropFirst().lastIndex(of: "is")
        let fields = current.flatMap(\.fields)
        let isFlag = fields.contains { $0.name.words == words }
        if !isFlag, end == nil, let advice = Self.parenthesesAdvice(for: words, fields) {
            throw cursor.error(advice, at: column)
        }
        let (entity, field) = try field(
            &cursor,
            words: isFlag ? nil : end,
            ends: [],
            column: column
        )
        func test(_ comparison: FieldTest.Comparison) -> FieldTest {
            FieldTest(of: entity.name, field.name, comparison)
        }
        guard cursor.takes(.word("is")) else {
            switch field.kind {
            case .flag: return test(.equal(.flag(true)))
            case .choice:
                throw cursor.error(
                    "'\(field.name)' has named values; write: if \(field.name) is \(field.first.shown) …",
                    at: column
                )
            case .number: throw cursor.error(Self.comparison(with: field), at: column)
            case .text, .date:
                throw cursor.error("'\(field.name)' is not yes or no", at: column)
            }
        }
        let column = cursor.column
        switch field.kind {
        case .choice: return test(.equal(.choice(try value(&cursor, of: field))))
        case .number:
            if case .number? = cursor.next { return test(.equal(.number(try cursor.number()))) }
            guard cursor.takes(.word("at")) else {
                throw cursor.error(Self.comparison(with: field), at: column)
            }
            if cursor.takes(.word("least")) { return test(.atLeast(try cursor.number())) }
            guard cursor.takes(.word("most")) else { throw cursor.misfit("'least' or 'most'") }
            return test(.atMost(try cursor.number()))
        case .text, .date, .flag: throw cursor.error(Self.comparison(with: field), at: column)
        }
    }

    /// Reads one of the named values of a field.
    private func value(
        _ cursor: inout DescriptionCursor,
        of field: Entity.Field
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let value = try cursor.name()
        guard field.values.contains(.choice(value)) else {
            let hint = DescriptionCursor.hint(for: value.text, among: field.values.map(\.shown))
            throw cursor.error("'\(field.name)' has no value '\(value)'\(hint)", at: column)
        }
        return value
    }

    /// Returns the message for a yes-or-no field that is used as a text or compared.
    private static func flagAdvice(for field: Entity.Field) -> String {
        "'\(field.name)' is yes or no; write: if \(field.name) \"…\" otherwise \"…\""
    }

    /// Returns the message for a field without parentheses after a yes-or-no field; `nil` if the
    /// words are not two such fields.
    private static func parenthesesAdvice(
        for words: [String],
        _ fields: [Entity.Field]
    ) -> String? {
        for flag in fields where flag.kind == .flag && words.starts(with: flag.name.words) {
            let rest = words.dropFirst(flag.name.words.count)
            if let field = fields.first(where: { rest.starts(with: $0.name.words) }) {
                return "after 'if \(flag.name)', a field needs parentheses: "
                    + "if \(flag.name) (\(field.name)) otherwise …"
            }
        }
        return nil
    }

    /// Returns the message for 'is' after a field without named values.
    private static func comparison(with field: Entity.Field) -> String {
        switch field.kind {
        case .flag: flagAdvice(for: field)
        case .number:
            "'\(field.name)' is a number; compare it with another, such as: "
                + "if \(field.name) is 0, or: if \(field.name) is at least 5"
        case .text, .date, .choice:
            "'\(field.name)' has no named values; a field that is compared is declared as: "
                + "\(field.name): one of …, …"
        }
    }

    /// Reads a field of one of the available entities.
    ///
    /// - Parameter words: the number of words of the field and its owner; `nil` for no limit.
    private func field(
        _ cursor: inout DescriptionCursor,
        words: Int? = nil,
        ends: Set<String>,
        column: Int
    ) throws(DescriptionError) -> (entity: Entity, field: Entity.Field) {
        let field = try cursor.name(until: ends.union(["of"]), most: words)
        let rest = words.map { $0 - field.words.count - 1 }
        let owner = cursor.takes(.word("of")) ? try cursor.name(until: ends, most: rest) : nil
        let owners = current.filter { entity in
            entity.fields.contains { $0.name == field } && (owner == nil || entity.name == owner)
        }
        guard let entity = owners.first,
            let found = entity.fields.first(where: { $0.name == field })
        else {
            let known = current.flatMap(\.fields).map(\.name.text) + numbers.map { "next \($0)" }
            let hint = DescriptionCursor.hint(for: field.text, among: known)
            let problem =
                row.map {
                    $0.name == Description.ownerOfState
                        ? "the screen has no state '\(field)'"
                        : "\($0.name.withArticle) has no '\(field)'"
                }
                ?? "no service\(description.states.isEmpty ? "" : " or state") gives '\(field)'"
                + (owner.map { " of '\($0)'" } ?? "")
            throw cursor.error(problem + hint, at: column)
        }
        guard owners.count == 1 else {
            let choices = owners.map { "'\(field) of \($0.name)'" }.joined(separator: " or ")
            throw cursor.error("several entities have '\(field)'; write \(choices)", at: column)
        }
        return (entity, found)
    }

    /// The entities that services return at once and the state, or the entity of the row.
    private var current: [Entity] {
        if let row { return [row] }
        return (description.stateEntity.map { [$0] } ?? [])
            + description.services.compactMap {
                if case .current(let name) = $0.kind { description.entity(name) } else { nil }
            }
    }

    private var numbers: [Name] {
        description.services.compactMap {
            if case .next(let name, _, _) = $0.kind { name } else { nil }
        }
    }
}
