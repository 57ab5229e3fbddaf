extension DescriptionReader {
    mutating func readCard(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkSoleScreen(node.line)
        let entity = try entity(&cursor)
        try cursor.end()
        var failure: String?
        var elements: [EntityElement] = []
        for child in node.children {
            let statement = try Self.statement(child.line, in: .card)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .rowLabel:
                let column = cursor.column
                let label = try element(.label, &cursor, of: entity)
                guard !["loading", "error", "retry"].contains(label.name.identifier) else {
                    throw cursor.error(
                        "'\(entity.name.identifier).\(label.name)' shows the state of loading; use another "
                            + "name",
                        at: column
                    )
                }
                elements.append(label)
            case .rowButton: elements.append(try element(.button, &cursor, of: entity))
            default:
                try Self.readFailure(&cursor, into: &failure)
            }
            guard elements.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements on one screen")
            }
        }
        let text = try Self.checkLoading(
            of: "card",
            failure,
            elements,
            showing: entity,
            at: node.line
        )
        description.card = Card(entity: entity.name, failure: text, elements: elements)
        lineOfScreen = node.line
        forgetLabels()
    }

    mutating func readForm(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        guard description.form == nil else { throw node.line.error("a second form") }
        let column = cursor.column
        let entity = try entity(&cursor)
        try cursor.end()
        guard let card = description.card else {
            throw node.line.error(
                "a form opens on top of a card; add 'card of the \(entity.name)' above it"
            )
        }
        guard card.entity == entity.name else {
            throw node.line.error(
                "the card shows the \(card.entity), so the form must edit it, too",
                at: column
            )
        }
        var reader = FormReader(entity: entity)
        for child in node.children {
            let statement = try Self.statement(child.line, in: .form)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .valid: try reader.readRule(&cursor)
            case .counter: try reader.readCounter(&cursor)
            default:
                let column = cursor.column
                let name = try elementName(&cursor)
                guard name != Form.saving else {
                    throw cursor.error(
                        "'\(name)' is the indicator of a running request; use another name",
                        at: column
                    )
                }
                switch statement.kind {
                case .input: try reader.readField(name, &cursor)
                case .inputSwitch: try reader.readSwitch(name, &cursor)
                default: try reader.readButton(name, &cursor)
                }
            }
            try cursor.end()
            guard reader.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements on one screen")
            }
        }
        description.form = try reader.form(at: node.line)
        placesOfParts["form"] = node.line
    }

    // MARK: - Taps

    /// Reads the reaction to the button of a card, which opens the form.
    mutating func readCardTap(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        if let other = description.card?.editButton {
            throw node.line.error(
                other == button
                    ? "the tap of '\(button)' is already described above"
                    : "'\(other)' already opens the form"
            )
        }
        let line = try soleLine(of: node, at: node.children.first)
        guard description.form != nil, line.kind == .openForm else {
            throw line.cursor.line.error("a button of a card opens the form: 'open the form'")
        }
        try line.cursor.end()
        description.card?.editButton = button
    }

    /// Reads the reaction to a button of a form, which saves or closes it.
    mutating func readFormTap(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let form = description.form else { return }
        guard form.save?.button != button, form.close?.button != button else {
            throw node.line.error("the tap of '\(button)' is already described above")
        }
        var first = node.children.first
        let question = try first.flatMap { (child) throws(DescriptionError) in
            try formQuestion(
                child.line,
                if: "changed",
                for: "a form asks only if something has changed"
            )
        }
        if question != nil { first = node.children.dropFirst().first }
        var (cursor, kind) = try soleLine(of: node, at: first)
        switch kind {
        case .saveForm:
            if let other = form.save {
                throw cursor.line.error("'\(other.button)' already saves the form")
            }
            guard question == nil else {
                throw cursor.line.error(
                    "the question is only for 'close the form'; remove the line above"
                )
            }
            let failure = try failure(&cursor)
            description.form?.save = Form.Save(button: button, failure: failure)
        case .closeForm:
            if let other = form.close {
                throw cursor.line.error("'\(other.button)' already closes the form")
            }
            try cursor.end()
            description.form?.close = Form.Close(button: button, question: question)
        default:
            throw cursor.line.error(
                "a button of a form needs an effect: 'save it, failure …' or 'close the form'"
            )
        }
    }

    /// Returns a line that is the last one below a tap.
    private func soleLine(
        of node: DescriptionNode,
        at child: DescriptionNode?
    ) throws(DescriptionError) -> (cursor: DescriptionCursor, kind: Statement.Kind) {
        guard let child else {
            throw (node.children.last?.line ?? node.line).error(
                "nothing happens at this tap; add 'open the form', 'save it, failure …' or 'close the "
                    + "form' below it, indented by four spaces"
            )
        }
        if let last = node.children.last, last.line.number != child.line.number {
            throw last.line.error("this button can do only one thing")
        }
        let statement = try Self.statement(child.line, in: .reaction)
        return (
            DescriptionCursor(child.line, skipping: statement.words.count), statement.kind
        )
    }

    /// Reads the question before a switch of a form is turned off.
    mutating func readSwitchTap(
        _ node: DescriptionNode,
        of name: Name
    ) throws(DescriptionError) {
        guard description.form?.questions[name] == nil else {
            throw node.line.error("the tap of '\(name)' is already described above")
        }
        let problem = "a switch asks only before it is turned off"
        guard let child = node.children.first, node.children.count == 1,
            let question = try formQuestion(child.line, if: "on", for: problem)
        else {
            throw (node.children.last?.line ?? node.line).error(
                "\(problem); add only 'ask if on with \"Stop\" or \"Keep\": …' below the tap"
            )
        }
        description.form?.questions[name] = question
    }

    /// Reads a question of a form; `nil` for other lines.
    ///
    /// - Parameters:
    ///   - state: the word for the state in which the form asks.
    ///   - problem: the message for other questions.
    private func formQuestion(
        _ line: DescriptionLine,
        if state: String,
        for problem: String
    ) throws(DescriptionError) -> Form.Question? {
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .ask || statement.kind == .askIf else { return nil }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        guard statement.kind == .askIf, cursor.takes(.word(state)) else {
            throw line.error("\(problem): 'ask if \(state) with \"Yes\" or \"No\": …'")
        }
        try cursor.word("with")
        let confirm = try answer(&cursor, "the answer after which it happens")
        try cursor.word("or")
        let column = cursor.column
        let refuse = try answer(&cursor, "the answer after which nothing changes")
        guard refuse != confirm else { throw cursor.error("both answers are the same", at: column) }
        try cursor.colon()
        let text = try cursor.text("the question")
        try cursor.end()
        return Form.Question(text: text, confirm: confirm, refuse: refuse)
    }

    private func answer(
        _ cursor: inout DescriptionCursor,
        _ what: String
    ) throws(DescriptionError) -> String {
        let column = cursor.column
        let answer = try cursor.text(what)
        guard !answer.isEmpty else { throw cursor.error("an answer must not be empty", at: column) }
        return answer
    }
}
