extension DescriptionReader {
    mutating func readList(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkSoleScreen(node.line)
        let entity = try entity(&cursor)
        try cursor.end()
        var texts: [Statement.Kind: String] = [:]
        var elements: [EntityElement] = []
        var filters: [ListFilter] = []
        for child in node.children {
            let statement = try Self.statement(child.line, in: .list)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            if statement.kind == .filter {
                filters.append(try filter(&cursor, of: entity))
                continue
            }
            guard statement.kind == .rowLabel || statement.kind == .rowButton else {
                guard texts[statement.kind] == nil else {
                    throw child.line.error("“\(statement.words[0])” stands above already")
                }
                try cursor.colon()
                texts[statement.kind] = try cursor.text("what is said")
                try cursor.end()
                continue
            }
            elements.append(
                try element(statement.kind == .rowLabel ? .label : .button, &cursor, of: entity)
            )
            guard elements.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements in a row")
            }
        }
        guard let empty = texts[.empty], let failure = texts[.failure] else {
            let lacking =
                texts[.empty] == nil ? "empty: \"Nothing here\"" : "failure: \"Try again\""
            throw node.line.error(
                "the list does not say what shows then; add “\(lacking)” below it"
            )
        }
        guard !elements.isEmpty else {
            throw node.line.error("the rows are empty; add “label …” below the list")
        }
        guard filters.count != 1 else {
            throw node.line.error(
                "one filter leaves nothing to choose; add another or leave it out"
            )
        }
        guard filters.first?.condition == nil else {
            throw node.line.error(
                "the first filter is chosen at first and shows all, so it has no “if”"
            )
        }
        guard Set(filters.map(\.condition)).count == filters.count else {
            throw node.line.error("two filters show the same")
        }
        description.list = ItemList(
            entity: entity.name,
            empty: empty,
            failure: failure,
            elements: elements,
            filters: filters
        )
        lineOfScreen = node.line
    }

    private mutating func filter(
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> ListFilter {
        let name = try elementName(&cursor)
        try cursor.colon()
        let title = try cursor.text("its title")
        var condition: ListFilter.Condition?
        if !cursor.isAtEnd {
            let isSet = cursor.takes(.word("if"))
            guard isSet || cursor.takes(.word("unless")) else {
                throw cursor.misfit("“if” or “unless”, or the end of the line")
            }
            condition = ListFilter.Condition(field: try change(&cursor, of: entity), isSet: isSet)
        }
        try cursor.end()
        return ListFilter(name: name, title: title, condition: condition)
    }

    mutating func element(
        _ kind: EntityElement.Kind,
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> EntityElement {
        let name = try elementName(&cursor)
        try cursor.colon()
        let reader = TextRuleReader(description: description, row: entity)
        return EntityElement(kind, name: name, text: try reader.rule(&cursor))
    }

    /// A field that a service can change.
    func change(
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let name = try cursor.name()
        let flags = entity.fields.filter { $0.kind == .flag }.map(\.name)
        guard flags.contains(name) else {
            let hint = DescriptionCursor.hint(for: name.text, among: flags.map(\.text))
            throw cursor.error(
                "a \(entity.name) has no “\(name)” that is yes or no\(hint)",
                at: column
            )
        }
        return name
    }

    /// What a tap on a button of a row does.
    mutating func readToggle(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let list = description.list else { return }
        let (line, question) = try change(
            in: node,
            of: button,
            about: list.entity,
            named: "a button in a row",
            beside: list.toggles.map { ($0.button, $0.question != nil) }
        )
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .toggle else {
            throw line.error(
                "a button in a row turns something round: “toggle FIELD, failure …”"
            )
        }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let column = cursor.column
        let field = try cursor.name()
        let changes =
            description.listServices.first { $0.entity == list.entity }?.changes ?? []
        guard changes.contains(field) else {
            let hint = DescriptionCursor.hint(for: field.text, among: changes.map(\.text))
            throw cursor.error(
                "no service changes “\(field)”\(hint.isEmpty ? "; add “changes \(field)” to the service" : hint)",
                at: column
            )
        }
        if let other = list.toggles.first(where: { $0.field == field }) {
            throw cursor.error("“\(other.button)” changes “\(field)” already", at: column)
        }
        let failure = try failure(&cursor)
        let toggle = RowToggle(
            button: button,
            field: field,
            question: question,
            failure: failure
        )
        description.list?.toggles.append(toggle)
    }

    /// What a button changes, below its line: the line that says it, and what is asked before.
    ///
    /// - Parameters:
    ///   - name: what it is about.
    ///   - title: what kind of button it is, as “a button”.
    ///   - others: the buttons of which that has been read, and whether they ask.
    func change(
        in node: DescriptionNode,
        of button: Name,
        about name: Name,
        named title: String,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) -> (line: DescriptionLine, question: ChangeQuestion?) {
        guard !others.contains(where: { $0.button == button }) else {
            throw node.line.error("what a tap of “\(button)” does stands above already")
        }
        guard let child = node.children.last else {
            throw node.line.error(
                "nothing happens; what it changes stands below it, four blanks in"
            )
        }
        let asked = others.first { $0.asks }?.button
        let question = try question(of: node, about: name, asked: asked)
        if let second = node.children.dropFirst(question == nil ? 1 : 2).first {
            throw second.line.error("\(title) changes one thing")
        }
        return (child.line, question)
    }

    /// What is said where a change failed, to the end of the line.
    func failure(_ cursor: inout DescriptionCursor) throws(DescriptionError) -> String {
        try cursor.expect(.comma, "a comma and “failure” with what is said then")
        try cursor.word("failure")
        let failure = try cursor.text("what is said where it failed")
        try cursor.end()
        return failure
    }

    /// What a button asks before it changes something; `nil` where its first line is no question.
    ///
    /// - Parameters:
    ///   - name: whose fields the question has.
    ///   - asked: the button that asks already; `nil` for none.
    private func question(
        of node: DescriptionNode,
        about name: Name,
        asked: Name?
    ) throws(DescriptionError) -> ChangeQuestion? {
        guard let line = node.children.first?.line else { return nil }
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .ask else { return nil }
        if let asked {
            throw line.error("“\(asked)” asks already; one button may ask")
        }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let column = cursor.column
        let answer = try cursor.text("the answer with which it is done")
        guard !answer.isEmpty, answer != ChangeQuestion.cancel else {
            throw cursor.error(
                "the answer with which it is done must say something, and not “Cancel”",
                at: column
            )
        }
        try cursor.colon()
        let entity = description.entity(name)
        let text = try TextRuleReader(description: description, row: entity).rule(&cursor)
        return ChangeQuestion(text: text, answer: answer)
    }

    /// What a tap on a row does.
    mutating func readRowTap(_ node: DescriptionNode) throws(DescriptionError) {
        guard let list = description.list else {
            throw node.line.error("there are no rows; add a line “list of every …”")
        }
        guard list.route == nil else {
            throw node.line.error("what a tap on a row does stands above already")
        }
        guard let child = node.children.first else {
            throw node.line.error("nothing happens; where it goes stands below it, four blanks in")
        }
        if let second = node.children.dropFirst().first {
            throw second.line.error("a tap on a row leads to one page")
        }
        let statement = try Self.statement(child.line, in: .reaction)
        guard statement.kind == .go else {
            throw child.line.error("a row has nothing to show in; say where a tap leads: “go to …”")
        }
        var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
        let column = cursor.column
        let page = try cursor.name()
        try ReservedNames.check(page, .value, at: column, in: child.line)
        try cursor.end()
        description.list?.route = page
    }
}
