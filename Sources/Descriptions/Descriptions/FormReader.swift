/// Reads the lines below a form.
struct FormReader {
    let entity: Entity
    private var elements: [Form.Element] = []
    private var rules: [Form.Rule] = []
    /// The lines of counters, whose limits are known after all rules were read.
    private var counters: [Name: DescriptionLine] = [:]

    init(entity: Entity) {
        self.entity = entity
    }

    /// The number of elements that have been read.
    var count: Int { elements.count }

    /// The names of the text fields that have been read.
    private var fields: [Name] {
        elements.compactMap { if case .field(let name, _) = $0 { name } else { nil } }
    }

    /// Returns the form after all its lines were read.
    func form(at line: DescriptionLine) throws(DescriptionError) -> Form {
        let hasInput = elements.contains { element in
            switch element {
            case .field, .toggle: true
            default: false
            }
        }
        guard hasInput else {
            throw line.error("the form edits nothing; add 'field …' or 'switch …' below it")
        }
        var elements: [Form.Element] = []
        for element in self.elements {
            guard case .counter(let field, _) = element else {
                elements.append(element)
                continue
            }
            let limits = rules.filter { $0.field == field }.flatMap(\.conditions).compactMap(
                \.limit
            )
            guard let limit = limits.first else {
                throw (counters[field] ?? line).error(
                    "'\(field)' has no limit; add 'valid if \(field) has at most 160 characters'"
                )
            }
            elements.append(.counter(of: field, limit: limit))
        }
        return Form(entity: entity.name, elements: elements, rules: rules)
    }

    // MARK: - Inputs and buttons

    mutating func readField(
        _ name: Name,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        let field = try edited(&cursor, .text, "a text; a field edits a text")
        elements.append(.field(name, edits: field))
    }

    mutating func readSwitch(
        _ name: Name,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        let field = try edited(&cursor, .flag, "yes or no; a switch edits such a value")
        elements.append(.toggle(name, edits: field))
    }

    mutating func readButton(
        _ name: Name,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try cursor.colon()
        elements.append(.button(name, title: try cursor.text("its title")))
    }

    /// Reads the value of the entity that an input edits.
    private func edited(
        _ cursor: inout DescriptionCursor,
        _ kind: FieldKind,
        _ expectation: String
    ) throws(DescriptionError) -> Name {
        guard cursor.takes(.colon) else {
            throw cursor.misfit("a colon and the value of the \(entity.name) that it edits")
        }
        let column = cursor.column
        let name = try cursor.name()
        guard let field = entity.fields.first(where: { $0.name == name }) else {
            let hint = DescriptionCursor.hint(for: name.text, among: entity.fields.map(\.name.text))
            throw cursor.error("\(entity.name.withArticle) has no '\(name)'\(hint)", at: column)
        }
        guard field.kind == kind else {
            throw cursor.error("'\(name)' is not \(expectation)", at: column)
        }
        for element in elements {
            switch element {
            case .field(let other, name), .toggle(let other, name):
                throw cursor.error("'\(other)' already edits '\(name)'", at: column)
            default: continue
            }
        }
        return name
    }

    // MARK: - Rules

    mutating func readRule(_ cursor: inout DescriptionCursor) throws(DescriptionError) {
        let column = cursor.column
        let field = try field(&cursor, until: ["is", "has"])
        guard !rules.contains(where: { $0.field == field }) else {
            throw cursor.error(
                "'\(field)' has a rule already; join two conditions with 'and'",
                at: column
            )
        }
        var conditions: [TextCondition] = []
        repeat {
            let column = cursor.column
            let condition = try condition(&cursor)
            let hasSame = conditions.contains { ($0.limit == nil) == (condition.limit == nil) }
            guard !hasSame else {
                throw cursor.error(
                    "this contradicts the condition before it, or contains it; state one of them",
                    at: column
                )
            }
            conditions.append(condition)
            let shortest = conditions.map(\.shortest).max() ?? 0
            if let limit = conditions.compactMap(\.limit).first, limit < shortest {
                throw cursor.error(
                    "no text satisfies both conditions, because the shortest one has \(shortest) characters",
                    at: column
                )
            }
        } while cursor.takes(.word("and"))
        rules.append(Form.Rule(field: field, conditions: conditions))
        guard cursor.takes(.colon) else {
            guard cursor.isAtEnd else {
                throw cursor.misfit("'and', a colon with the message, or the end of the line")
            }
            return
        }
        let start = cursor.column
        let text = try cursor.text("the message")
        guard !text.isEmpty else {
            throw cursor.error("the message must not be empty; remove it and the colon", at: start)
        }
        elements.append(.error(of: field, text: text))
    }

    mutating func readCounter(_ cursor: inout DescriptionCursor) throws(DescriptionError) {
        let column = cursor.column
        let field = try field(&cursor, until: [])
        guard counters[field] == nil else {
            throw cursor.error("'\(field)' has a counter already", at: column)
        }
        counters[field] = cursor.line
        // The rule may follow.
        elements.append(.counter(of: field, limit: 0))
    }

    /// Reads the name of a text field above the line.
    private func field(
        _ cursor: inout DescriptionCursor,
        until ends: Set<String>
    ) throws(DescriptionError) -> Name {
        let words = cursor.words
        // A name may itself contain a word that ends names.
        let known = fields.filter { words.starts(with: $0.words) }
            .max { $0.words.count < $1.words.count }
        let column = cursor.column
        let name = try cursor.name(
            until: known == nil ? ends : [],
            most: known?.words.count
        )
        guard known == name else {
            let hint = DescriptionCursor.hint(for: name.text, among: fields.map(\.text))
            throw cursor.error("there is no field '\(name)' above this line\(hint)", at: column)
        }
        return name
    }

    private func condition(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> TextCondition {
        let phrase = cursor.words.prefix { $0 != "and" }
        for known in TextCondition.phrases where phrase.joined(separator: " ") == known.words {
            for word in phrase { try cursor.word(word) }
            return known.condition
        }
        let limit = ["has", "at", "most"]
        guard Array(phrase) == limit else { throw unknownCondition(phrase, cursor) }
        for word in limit { try cursor.word(word) }
        let column = cursor.column
        let number = try cursor.number()
        guard (1...TextCondition.largestLimit).contains(number) else {
            throw cursor.error(
                "a limit is from 1 to \(TextCondition.largestLimit) characters, not \(number)",
                at: column
            )
        }
        try cursor.word("characters")
        return .atMost(number)
    }

    private func unknownCondition(
        _ phrase: ArraySlice<String>,
        _ cursor: DescriptionCursor
    ) -> DescriptionError {
        guard !phrase.isEmpty else {
            return cursor.misfit("'is …' or 'has at most 160 characters'")
        }
        let text = phrase.joined(separator: " ")
        let phrases = TextCondition.phrases.map(\.words) + ["has at most 160 characters"]
        let hint = DescriptionCursor.hint(
            // The language uses the word 'blank' for both.
            for: text.replacing("empty", with: "blank"),
            among: phrases
        )
        let known = phrases.map { "'\($0)'" }.joined(separator: ", ")
        return cursor.error("unknown condition '\(text)'; the conditions are \(known)\(hint)")
    }
}
