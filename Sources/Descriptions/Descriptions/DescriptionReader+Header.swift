extension DescriptionReader {
    mutating func readFact(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        let column = cursor.column
        let name = try cursor.name()
        guard !description.facts.contains(name) else {
            throw node.line.error("a second fact '\(name)'", at: column)
        }
        let sentence = try cursor.sentence()
        try cursor.end()
        description.facts.append(name)
        description.sentences[name] = sentence
        placesOfFacts[name] = node.line
    }

    /// Reads a condition after 'if' or 'unless'; `nil` if there is none.
    func factIfAny(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> FlagCondition? {
        let isSet = cursor.takes(.word("if"))
        guard isSet || cursor.takes(.word("unless")) else { return nil }
        let column = cursor.column
        let name = try cursor.name()
        guard description.facts.contains(name) else {
            let hint = DescriptionCursor.hint(
                for: name.text,
                among: description.facts.map(\.text)
            )
            throw cursor.error(
                "there is no fact '\(name)' above this line"
                    + (hint.isEmpty ? "; add 'fact \(name): \"…\"'" : hint),
                at: column
            )
        }
        return FlagCondition(field: name, isSet: isSet)
    }

    mutating func readHeader(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkSoleScreen(node.line)
        let entity = try entity(&cursor)
        try cursor.end()
        var failure: String?
        var parts: [Header.Part] = []
        for child in node.children {
            let statement = try Self.statement(child.line, in: .header)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .rowLabel: parts.append(.init(try element(.label, &cursor, of: entity)))
            case .rowImage: parts.append(.init(try element(.image, &cursor, of: entity)))
            case .rowButton:
                let name = try elementName(&cursor, until: ["if", "unless"])
                let condition = try factIfAny(&cursor)
                let button = try element(.button, name, &cursor, of: entity)
                parts.append(.init(button, if: condition))
            default:
                try Self.readFailure(&cursor, into: &failure)
            }
            guard parts.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements in a header")
            }
        }
        let text = try Self.checkLoading(
            of: "header",
            failure,
            parts.map(\.element),
            showing: entity,
            at: node.line
        )
        description.header = Header(entity: entity.name, failure: text, parts: parts)
        placesOfParts["header"] = node.line
        forgetLabels()
    }

    mutating func readSwitch(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        guard description.listSwitch == nil else {
            throw node.line.error("'switch' is already stated above")
        }
        try cursor.colon()
        let toSecond = try cursor.text("the title while the first list is shown")
        try cursor.word("or")
        let toFirst = try cursor.text("the title while the second list is shown")
        try cursor.end()
        description.listSwitch = ListSwitch(toSecond: toSecond, toFirst: toFirst)
        placesOfParts["switch"] = node.line
    }

    // MARK: - Taps

    /// Reads the change that a button of the header makes.
    mutating func readHeaderChange(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let header = description.header, let entity = description.entity(header.entity),
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return }
        let (line, question) = try change(
            in: node,
            of: button,
            about: entity.name,
            named: "a button in a header",
            beside: header.toggles.map { ($0.button, $0.question != nil) }
        )
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .toggle else {
            throw line.error(
                "a button in a header needs an effect: 'toggle FIELD, failure …'"
            )
        }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let column = cursor.column
        let field = try cursor.name()
        try check(field, in: service.changes.map(\.field), "changes", cursor, at: column)
        guard entity.fields.contains(where: { $0.name == field && $0.kind == .flag }) else {
            throw cursor.error("'\(field)' is not yes or no", at: column)
        }
        if let other = header.toggles.first(where: { $0.field == field }) {
            throw cursor.error("'\(other.button)' already changes '\(field)'", at: column)
        }
        try failureBegins(&cursor)
        let failure = try TextRuleReader(description: description, row: entity).rule(&cursor)
        let isPlain = failure.parts.allSatisfy { part in
            switch part {
            case .literal: true
            case .condition(let test, let yes, let no):
                test.field == field
                    && (yes + no).allSatisfy { if case .literal = $0 { true } else { false } }
            default: false
            }
        }
        guard isPlain else {
            throw line.error(
                "the failure message is a text, or one of two: 'if \(field) \"…\" otherwise \"…\"'"
            )
        }
        let toggle = FieldToggle(
            button: button,
            field: field,
            question: question.map(\.question),
            asks: question.flatMap(\.condition),
            failure: failure
        )
        description.header?.toggles.append(toggle)
    }

    /// Reads the page that a tap on an image of the header opens.
    mutating func readHeaderLink(
        _ node: DescriptionNode,
        of image: Name
    ) throws(DescriptionError) {
        guard description.header?.links[image] == nil else {
            throw node.line.error("the tap of '\(image)' is already described above")
        }
        var cursor = try soleRoute(
            of: node,
            other: "a tap on an image of a header opens a page: 'go to PAGE'"
        )
        let page = try page(&cursor)
        try cursor.end()
        description.header?.links[image] = page
    }
}
