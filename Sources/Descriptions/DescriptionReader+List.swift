extension DescriptionReader {
    mutating func readList(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkSoleScreen(node.line)
        let entity = try entity(&cursor)
        try cursor.end()
        var texts: [Statement.Kind: String] = [:]
        var labels: [RowLabel] = []
        for child in node.children {
            let statement = try Self.statement(child.line, in: .list)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            guard statement.kind == .rowLabel else {
                guard texts[statement.kind] == nil else {
                    throw child.line.error("“\(statement.words[0])” stands above already")
                }
                try cursor.colon()
                texts[statement.kind] = try cursor.text("what is said")
                try cursor.end()
                continue
            }
            labels.append(try label(child.line, &cursor, of: entity))
            guard labels.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) labels in a row")
            }
        }
        guard let empty = texts[.empty], let failure = texts[.failure] else {
            let lacking =
                texts[.empty] == nil ? "empty: \"Nothing here\"" : "failure: \"Try again\""
            throw node.line.error(
                "the list does not say what shows then; add “\(lacking)” below it"
            )
        }
        guard !labels.isEmpty else {
            throw node.line.error("the rows are empty; add “label …” below the list")
        }
        description.list = ItemList(
            entity: entity.name,
            empty: empty,
            failure: failure,
            labels: labels
        )
        lineOfList = node.line
    }

    private mutating func label(
        _ line: DescriptionLine,
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> RowLabel {
        let name = try elementName(&cursor)
        try cursor.colon()
        let reader = TextRuleReader(description: description, row: entity)
        return RowLabel(name: name, text: try reader.rule(&cursor))
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
