extension DescriptionReader {
    /// The question before a change, and its condition; the condition is `nil` if the question is
    /// always shown.
    typealias Question = (question: ChangeQuestion, condition: FlagCondition?)

    /// Reads the reaction to a button of a row.
    mutating func readRowChange(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let index = indexOfList(with: button) else { return }
        let list = description.lists[index]
        let (line, question) = try change(
            in: node,
            of: button,
            about: list.entity,
            named: "a button in a row",
            beside: list.toggles.map { ($0.button, $0.question != nil) }
                + list.counts.map { ($0.button, $0.question != nil) }
                + (list.removal.map { [($0.button, $0.question != nil)] } ?? [])
        )
        let statement = try Self.statement(line, in: .reaction)
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        switch statement.kind {
        case .toggle:
            let toggle = FieldToggle(
                button: button,
                field: try changedField(&cursor, of: list),
                question: try plain(question, line),
                success: try success(&cursor),
                failure: .parts([.literal(try failure(&cursor))])
            )
            description.lists[index].toggles.append(toggle)
        case .count:
            let question = try plain(question, line)
            let count = try count(&cursor, of: list, by: button, question)
            description.lists[index].counts.append(count)
        case .remove:
            if let other = list.removal {
                throw line.error("'\(other.button)' already removes it")
            }
            description.lists[index].removal = RowRemoval(
                button: button,
                question: try plain(question, line),
                success: try success(&cursor),
                failure: try failure(&cursor)
            )
        default:
            throw line.error(
                "a button in a row needs an effect: 'toggle FIELD, failure …', "
                    + "'count FIELD, failure …' or 'remove it, failure …'"
            )
        }
    }

    /// Reads a yes-or-no field that a service changes.
    private func changedField(
        _ cursor: inout DescriptionCursor,
        of list: ItemList
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let field = try cursor.name()
        try check(field, in: description.service(of: list)?.changes, "changes", cursor, at: column)
        if let other = list.toggles.first(where: { $0.field == field }) {
            throw cursor.error("'\(other.button)' already changes '\(field)'", at: column)
        }
        if let other = list.counts.first(where: { $0.once == field }) {
            throw cursor.error("'\(other.button)' already sets '\(field)'", at: column)
        }
        return field
    }

    /// Returns the index of the list that contains a button or an image.
    private func indexOfList(with name: Name) -> Int? {
        description.lists.firstIndex { list in
            list.elements.contains { $0.name == name && $0.kind != .label }
        }
    }

    /// Reads an unconditional question.
    func plain(
        _ question: Question?,
        _ line: DescriptionLine
    ) throws(DescriptionError) -> ChangeQuestion? {
        if question?.condition != nil {
            throw line.error("'ask if …' is only for buttons of a header; remove the condition")
        }
        return question?.question
    }

    /// Checks that a field is one of those that a service can change.
    ///
    /// - Parameter verb: the verb of the service, such as 'changes'.
    /// - Throws: an error if `fields` does not contain the field.
    func check(
        _ field: Name,
        in fields: [Name]?,
        _ verb: String,
        _ cursor: DescriptionCursor,
        at column: Int
    ) throws(DescriptionError) {
        guard fields?.contains(field) != true else { return }
        let hint = DescriptionCursor.hint(for: field.text, among: (fields ?? []).map(\.text))
        throw cursor.error(
            "no service \(verb) '\(field)'"
                + (hint.isEmpty ? "; add '\(verb) \(field)' to the service" : hint),
            at: column
        )
    }

    /// Reads the page that a tap on an image opens.
    mutating func readLink(_ node: DescriptionNode, of image: Name) throws(DescriptionError) {
        guard let index = indexOfList(with: image),
            let entity = description.entity(description.lists[index].entity)
        else { return }
        guard !description.lists[index].links.contains(where: { $0.element == image }) else {
            throw node.line.error("the tap of '\(image)' is already described above")
        }
        var cursor = try soleRoute(
            of: node,
            other: "a tap on an image opens a page: 'go to PAGE of FIELD'"
        )
        let page = try page(&cursor)
        try cursor.word("of")
        let column = cursor.column
        let field = try number(&cursor, of: entity)
        if let count = description.lists[index].counts.first(where: { $0.numbers.contains(field) })
        {
            throw cursor.error(
                "'\(count.button)' counts '\(field)', so it cannot select the page to open",
                at: column
            )
        }
        try cursor.end()
        description.lists[index].links.append(PageLink(image, page: page, field: field))
    }

    /// Returns the line below a tap that names a page, after its keywords.
    func soleRoute(
        of node: DescriptionNode,
        other: String
    ) throws(DescriptionError) -> DescriptionCursor {
        guard let child = node.children.first else {
            throw node.line.error(
                "nothing happens at this tap; add the page to open below it, indented by four spaces"
            )
        }
        if let second = node.children.dropFirst().first {
            throw second.line.error("a tap can open only one page")
        }
        let statement = try Self.statement(child.line, in: .reaction)
        guard statement.kind == .go else { throw child.line.error(other) }
        return DescriptionCursor(child.line, skipping: statement.words.count)
    }

    func page(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> Name {
        let column = cursor.column
        let page = try cursor.name(until: ["of"])
        try ReservedNames.check(page, .value, at: column, in: cursor.line)
        return page
    }

    /// Returns the line below a tap that names the change, and the question before it.
    ///
    /// - Parameters:
    ///   - name: the name of the entity.
    ///   - title: the kind of button in messages, such as 'a button'.
    ///   - others: the buttons that have been read, each with a Boolean that indicates whether it
    ///     asks.
    func change(
        in node: DescriptionNode,
        of button: Name,
        about name: Name,
        named title: String,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) -> (line: DescriptionLine, question: Question?) {
        try checkIsNew(node, of: button, beside: others)
        guard let child = node.children.last else {
            throw node.line.error(
                "nothing happens at this tap; add what to change below it, indented by four spaces"
            )
        }
        let question = try question(of: node, about: name, beside: others)
        if let second = node.children.dropFirst(question == nil ? 1 : 2).first {
            throw second.line.error("\(title) can change only one thing")
        }
        return (child.line, question)
    }

    /// Checks that the tap of a button has not been read before.
    func checkIsNew(
        _ node: DescriptionNode,
        of button: Name,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) {
        guard !others.contains(where: { $0.button == button }) else {
            throw node.line.error("the tap of '\(button)' is already described above")
        }
    }

    /// Checks that no other button asks.
    func checkAsksAlone(
        _ line: DescriptionLine,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) {
        if let other = others.first(where: \.asks)?.button {
            throw line.error("'\(other)' already asks; only one button may ask")
        }
    }

    /// Reads the optional success message of a change.
    func success(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> String? {
        var ahead = cursor
        guard ahead.takes(.comma), ahead.takes(.word("success")) else { return nil }
        cursor = ahead
        return try cursor.text("the success message")
    }

    /// Reads the failure message of a change, to the end of the line.
    func failure(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> String {
        try failureBegins(&cursor)
        let failure = try cursor.text("the failure message")
        try cursor.end()
        return failure
    }

    func failureBegins(_ cursor: inout DescriptionCursor) throws(DescriptionError) {
        try cursor.expect(.comma, "a comma and 'failure' with a message")
        try cursor.word("failure")
    }

    /// Reads the question of a button; `nil` if its first line is not a question.
    ///
    /// - Parameters:
    ///   - name: the entity of the fields in the question.
    ///   - others: the buttons that have been read.
    private func question(
        of node: DescriptionNode,
        about name: Name,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) -> Question? {
        guard let line = node.children.first?.line else { return nil }
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .ask || statement.kind == .askIf else { return nil }
        try checkAsksAlone(line, beside: others)
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let entity = description.entity(name)
        var condition: FlagCondition?
        if statement.kind == .askIf, let entity {
            condition = FlagCondition(
                field: try flag(&cursor, of: entity, until: ["with"]),
                isSet: true
            )
            try cursor.word("with")
        }
        let column = cursor.column
        let answer = try cursor.text("the confirming answer")
        let isCancelNamed = cursor.next == .word("or")
        let cancel = try cancel(&cursor)
        guard !answer.isEmpty, !cancel.isEmpty, answer != cancel else {
            throw cursor.error(
                isCancelNamed
                    ? "the two answers must differ and not be empty"
                    : "the confirming answer must not be empty or '\(ChangeQuestion.usualCancel)'",
                at: column
            )
        }
        let text = try question(&cursor, about: name)
        return Question(
            question: ChangeQuestion(text: text, answer: answer, cancel: cancel),
            condition: condition
        )
    }

    /// Reads the optional title of the answer that cancels.
    func cancel(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> String {
        cursor.takes(.word("or"))
            ? try cursor.text("the answer that cancels") : ChangeQuestion.usualCancel
    }

    /// Reads the text of a question, to the end of the line.
    func question(
        _ cursor: inout DescriptionCursor,
        about name: Name
    ) throws(DescriptionError) -> TextRule {
        try cursor.colon()
        return try TextRuleReader(description: description, row: description.entity(name))
            .rule(&cursor)
    }

    /// Reads the reaction to a tap on a row.
    ///
    /// - Parameter owner: the entity of the rows, after 'row of'; `nil` if omitted.
    mutating func readRowTap(
        _ node: DescriptionNode,
        of owner: Name?
    ) throws(DescriptionError) {
        guard !description.lists.isEmpty else {
            throw node.line.error("there are no rows; add a line 'list of every …'")
        }
        let entities = description.lists.map(\.entity)
        guard owner != nil || entities.count == 1 else {
            throw node.line.error(
                "there are two lists; write which one: 'on tap of row of \(entities[0])'"
            )
        }
        guard let index = owner.map(entities.firstIndex(of:)) ?? 0 else {
            throw node.line.error("there is no list of every '\(owner?.text ?? "")'")
        }
        guard description.lists[index].route == nil else {
            throw node.line.error("the tap on a row is already described above")
        }
        var cursor = try soleRoute(
            of: node,
            other: "a row has no label to change; name the page that a tap opens: 'go to …'"
        )
        let page = try page(&cursor)
        try cursor.end()
        description.lists[index].route = page
    }
}
