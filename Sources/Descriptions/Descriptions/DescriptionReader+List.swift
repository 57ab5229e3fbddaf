extension DescriptionReader {
    mutating func readList(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkList(node.line)
        let entity = try entity(&cursor, until: ["if", "unless"])
        let condition = try factIfAny(&cursor)
        if condition != nil, description.lists.isEmpty {
            throw node.line.error("the first list is always shown; remove the condition")
        }
        try cursor.end()
        var texts: [Statement.Kind: String] = [:]
        var elements: [EntityElement] = []
        var filters: [ListFilter] = []
        var leftOut: [LeftOut] = []
        var actions: [ListAction] = []
        var total: ListTotal?
        var movesRows = false
        for child in node.children {
            let statement = try Self.statement(child.line, in: .list)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .filter: filters.append(try filter(&cursor, of: entity))
            case .leaveOut: leftOut.append(try self.leftOut(&cursor))
            case .listAdd, .listUndo:
                let kind: ListAction.Kind = statement.kind == .listAdd ? .add : .undo
                guard !actions.contains(where: { $0.kind == kind }) else {
                    throw child.line.error("'\(statement.words[0])' is already stated above")
                }
                actions.append(try action(kind, &cursor))
            case .listTotal:
                guard total == nil else {
                    throw child.line.error("'count' is already stated above")
                }
                total = try self.total(&cursor)
            case .rowsMove:
                try cursor.end()
                guard !movesRows else { throw child.line.error("this is already stated above") }
                movesRows = true
                placesOfParts["moving rows of \(entity.name)"] = child.line
            case .rowLabel: elements.append(try element(.label, &cursor, of: entity))
            case .rowButton: elements.append(try element(.button, &cursor, of: entity))
            case .rowImage: elements.append(try element(.image, &cursor, of: entity))
            default:
                guard texts[statement.kind] == nil else {
                    throw child.line.error("'\(statement.words[0])' is already stated above")
                }
                try cursor.colon()
                texts[statement.kind] = try cursor.text("the message")
                try cursor.end()
            }
            guard elements.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements in a row")
            }
        }
        guard let empty = texts[.empty], let failure = texts[.failure] else {
            let lacking =
                texts[.empty] == nil ? "empty: \"Nothing here\"" : "failure: \"Try again\""
            throw node.line.error(
                "the list lacks a text; add '\(lacking)' below it"
            )
        }
        guard !elements.isEmpty else {
            throw node.line.error("the rows are empty; add 'label …' below the list")
        }
        guard filters.count != 1 else {
            throw node.line.error(
                "a single filter offers no choice; add another or remove it"
            )
        }
        guard filters.first?.condition == nil else {
            throw node.line.error(
                "the first filter is selected at first and shows all rows, so it has no condition"
            )
        }
        guard Set(filters.map(\.condition)).count == filters.count else {
            throw node.line.error("two filters show the same")
        }
        var list = ItemList(
            entity: entity.name,
            empty: empty,
            failure: failure,
            elements: elements,
            filters: filters
        )
        list.leftOut = leftOut
        list.actions = actions
        list.total = total
        list.movesRows = movesRows
        list.condition = condition
        description.lists.append(list)
        lineOfScreen = lineOfScreen ?? node.line
        forgetLabels()
    }

    /// Checks that a screen is one list, or a header with one or two lists.
    private func checkList(_ line: DescriptionLine) throws(DescriptionError) {
        guard description.header != nil else {
            guard description.lists.isEmpty else {
                throw line.error(
                    "a second list; two lists need a header above them: header of the …"
                )
            }
            return try checkSoleScreen(line)
        }
        guard description.lists.count < 2 else {
            throw line.error("a third list; a header can have at most two lists below it")
        }
    }

    private mutating func action(
        _ kind: ListAction.Kind,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> ListAction {
        let name = try elementName(&cursor)
        try cursor.colon()
        let title = try cursor.text("its title")
        return ListAction(kind: kind, name: name, title: title, failure: try failure(&cursor))
    }

    private mutating func total(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> ListTotal {
        let name = try elementName(&cursor)
        try cursor.colon()
        let column = cursor.column
        let singular = try cursor.text("the word for one row")
        try cursor.word("or")
        let plural = try cursor.text("the word for several rows")
        try cursor.end()
        guard !singular.isEmpty, !plural.isEmpty else {
            throw cursor.error(
                "the words must not be empty; write: count \(name): \"reminder\" or \"reminders\"",
                at: column
            )
        }
        return ListTotal(name: name, singular: singular, plural: plural)
    }

    private mutating func filter(
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> ListFilter {
        let name = try elementName(&cursor)
        try cursor.colon()
        let title = try cursor.text("its title")
        var condition: FlagCondition?
        if !cursor.isAtEnd {
            let isSet = cursor.takes(.word("if"))
            guard isSet || cursor.takes(.word("unless")) else {
                throw cursor.misfit("'if' or 'unless', or the end of the line")
            }
            condition = FlagCondition(field: try flag(&cursor, of: entity), isSet: isSet)
        }
        try cursor.end()
        return ListFilter(name: name, title: title, condition: condition)
    }

    /// Reads an excluded element, or the row itself.
    mutating func leftOut(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> LeftOut {
        let isRow = cursor.words == LeftOut.row.words
        let name = isRow ? try cursor.name() : try elementName(&cursor)
        let reason = try cursor.sentence()
        try cursor.end()
        return LeftOut(name: name, reason: reason)
    }

    mutating func element(
        _ kind: EntityElement.Kind,
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> EntityElement {
        let name = try elementName(&cursor)
        return try element(kind, name, &cursor, of: entity)
    }

    func element(
        _ kind: EntityElement.Kind,
        _ name: Name,
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> EntityElement {
        try cursor.colon()
        let reader = TextRuleReader(description: description, row: entity)
        return EntityElement(kind, name: name, text: try reader.rule(&cursor))
    }

    /// Reads a yes-or-no field.
    func flag(
        _ cursor: inout DescriptionCursor,
        of entity: Entity,
        until ends: Set<String> = []
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let name = try cursor.name(until: ends)
        let flags = entity.fields.filter { $0.kind == .flag }.map(\.name)
        guard flags.contains(name) else {
            let hint = DescriptionCursor.hint(for: name.text, among: flags.map(\.text))
            throw cursor.error(
                "\(entity.name.withArticle) has no '\(name)' that is yes or no\(hint)",
                at: column
            )
        }
        return name
    }
}
