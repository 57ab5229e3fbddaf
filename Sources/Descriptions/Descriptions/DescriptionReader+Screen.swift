extension DescriptionReader {
    mutating func readScreen(_ node: DescriptionNode) throws(DescriptionError) {
        // Labels can follow state that is declared below them.
        for child in node.children
        where try Self.statement(child.line, in: .screen).kind == .state {
            try readState(child.line)
        }
        for child in node.children {
            let statement = try Self.statement(child.line, in: .screen)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .state: continue
            case .label: description.elements.append(try label(&cursor))
            default:
                let name = try elementName(&cursor)
                try cursor.colon()
                let title = try cursor.text("its title")
                try cursor.end()
                description.elements.append(.button(name, title: title))
            }
            guard description.elements.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements on one screen")
            }
        }
        guard !description.elements.isEmpty else {
            throw node.line.error("the screen is empty; labels and buttons belong below it")
        }
    }

    /// Reads a label: with a fixed text, with a text that follows the state, or without a text.
    private mutating func label(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> ScreenElement {
        let name = try elementName(&cursor)
        guard cursor.takes(.colon) else {
            try cursor.end()
            return .label(name, text: nil)
        }
        var ahead = cursor
        if let text = ahead.textIfAny(), ahead.isAtEnd { return .label(name, text: text) }
        guard let state = description.stateEntity else {
            let column = cursor.column
            guard cursor.textIfAny() == nil else { throw cursor.misfit("the end of the line") }
            if let entity = description.entities.first(where: { entity in
                entity.fields.contains { $0.name.words == cursor.words }
            }) {
                throw cursor.error(
                    "a label of a plain screen shows a fixed text, or state; a field of the "
                        + "\(entity.name) is shown at a tap, with 'show in \(name): …', or on a "
                        + "'screen of the \(entity.name)'",
                    at: column
                )
            }
            throw cursor.error(
                "a label shows a fixed text in quotes, or state of the screen; declare state as: "
                    + "state \(cursor.words.first ?? "tries"): number 0 from 0 to 99",
                at: column
            )
        }
        let column = cursor.column
        let text = try TextRuleReader(description: description, row: state).rule(&cursor)
        for case .next(let value) in text.allParts {
            throw cursor.error(
                "a label cannot request 'next \(value)'; show it at a tap: show in \(name): next \(value) …",
                at: column
            )
        }
        guard text.showsState else {
            throw cursor.error("a text that shows no state is a single text in quotes", at: column)
        }
        return .boundLabel(name, text: text)
    }

    private mutating func readState(_ line: DescriptionLine) throws(DescriptionError) {
        var cursor = DescriptionCursor(line, skipping: 1)
        let column = cursor.column
        let name = try elementName(&cursor)
        try ReservedNames.check(name, .value, at: column, in: line)
        try cursor.colon()
        if let isSet = cursor.flagIfAny() {
            try cursor.end()
            description.states.append(ScreenState(name: name, first: .flag(isSet)))
        } else {
            guard cursor.takes(.word("number")) else {
                throw cursor.misfit("'number', 'yes' or 'no'")
            }
            let start = cursor.column
            let first = try cursor.number()
            guard cursor.takes(.word("from")) else {
                throw cursor.error(
                    "a number needs limits; write: state \(name): number \(first) from 0 to 99"
                )
            }
            let limits = try cursor.range()
            try cursor.check(first, in: limits, at: start)
            try cursor.end()
            description.states.append(
                ScreenState(name: name, first: .number(first), limits: limits)
            )
        }
        guard description.states.count <= Self.mostFields else {
            throw line.error("more than \(Self.mostFields) states on one screen")
        }
    }

    // MARK: - Taps

    /// Reads the effects of a tap on a button of a screen without an entity.
    mutating func readScreenTap(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard !description.reactions.contains(where: { $0.button == button }) else {
            throw node.line.error("the tap of '\(button)' is already described above")
        }
        var changes: [FieldEdit] = []
        var effects: [Reaction.Effect] = []
        for child in node.children {
            let statement = try Self.statement(child.line, in: .reaction)
            guard statement.kind == .show else {
                let change = try change(statement, child.line)
                guard !changes.contains(where: { $0.field == change.field }) else {
                    throw child.line.error("one tap changes '\(change.field)' twice")
                }
                guard effects.isEmpty else {
                    throw child.line.error(
                        "changes of state happen first; write this line above 'show in'"
                    )
                }
                changes.append(change)
                continue
            }
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            let label = try shownLabel(&cursor)
            guard !effects.contains(where: { $0.label == label }) else {
                throw child.line.error("one tap shows '\(label)' twice")
            }
            try cursor.colon()
            let text = try TextRuleReader(description: description).rule(&cursor)
            effects.append(Reaction.Effect(label: label, text: text))
            let numbers = effects.flatMap(\.text.parts).filter {
                if case .next = $0 { true } else { false }
            }
            guard Set(numbers).count == numbers.count else {
                throw child.line.error("one tap can use the next number of a service only once")
            }
        }
        guard !effects.isEmpty || !changes.isEmpty else {
            throw node.line.error(
                "nothing happens at this tap; add what to show below it, indented by four spaces"
            )
        }
        description.reactions.append(Reaction(button: button, changes: changes, effects: effects))
    }

    /// Reads a change of state.
    private func change(
        _ statement: Statement,
        _ line: DescriptionLine
    ) throws(DescriptionError) -> FieldEdit {
        let kinds: [Statement.Kind] = [.toggle, .add, .set]
        guard kinds.contains(statement.kind), let state = description.stateEntity else {
            let hint =
                kinds.contains(statement.kind)
                ? ", or for state that is declared below the screen, such as: state open: no" : ""
            throw line.error(
                "'\(statement.words.joined(separator: " "))' is only for entities that a service lists or loads"
                    + hint
            )
        }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let keeper = DetailService(
            name: state.name,
            summary: "",
            entity: state.name,
            changes: description.states.map { .init(field: $0.name, limits: $0.limits) }
        )
        let change = try edit(statement, &cursor, of: state, keeper)
        guard cursor.next != .comma else {
            throw cursor.error(
                "state changes at once, so this change cannot fail; end the line here"
            )
        }
        try cursor.end()
        return change
    }

    private func shownLabel(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let name = try cursor.name()
        switch description.elements.first(where: { $0.name == name }) {
        case .label(_, nil): return name
        case .label:
            throw cursor.error(
                "the label '\(name)' has a fixed text; remove that text if the label should change",
                at: column
            )
        case .boundLabel:
            throw cursor.error(
                "the label '\(name)' follows the state; remove its text if a tap should set it",
                at: column
            )
        case .button: throw cursor.error("'\(name)' is a button, not a label", at: column)
        case nil:
            let hint = DescriptionCursor.hint(
                for: name.text,
                among: description.shownLabels.map(\.text)
            )
            throw cursor.error("there is no label '\(name)' on the screen\(hint)", at: column)
        }
    }
}
