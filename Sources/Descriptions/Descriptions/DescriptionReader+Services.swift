extension DescriptionReader {
    mutating func readService(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        let column = cursor.column
        let name = try cursor.name()
        try ReservedNames.check(name, .type, at: column, in: node.line)
        guard !description.serviceNames.contains(name) else {
            throw node.line.error("a second service '\(name)'", at: column)
        }
        let summary = try cursor.sentence()
        try cursor.end()
        guard let child = node.children.first else {
            throw node.line.error(
                "the service '\(name)' has no lines; add what it gives below it, indented by four spaces"
            )
        }
        let statement = try Self.statement(child.line, in: .service)
        var inner = DescriptionCursor(child.line, skipping: statement.words.count)
        if statement.kind == .every {
            let entity = try entity(&inner, until: ["in"])
            let pageSize = try pageSize(&inner)
            try inner.end()
            guard description.listServices.allSatisfy({ $0.entity != entity.name }) else {
                throw child.line.error("another service already lists every '\(entity.name)'")
            }
            try place(name, at: node.line)
            var counting: [DescriptionNode] = []
            var changing: [DescriptionNode] = []
            var abilities: Set<ListService.Ability> = []
            var announces = false
            for child in node.children.dropFirst() {
                let kind = try Self.statement(child.line, in: .service).kind
                if kind == .announces {
                    try Self.readAnnouncement(child.line, isStated: &announces)
                } else if let ability = try Self.ability(child.line) {
                    guard abilities.insert(ability).inserted else {
                        throw child.line.error("this is already stated above")
                    }
                } else if kind == .counts {
                    counting.append(child)
                } else {
                    changing.append(child)
                }
            }
            let counts = try changes(
                counting,
                .counts,
                of: Name.init(joining:),
                { (cursor) throws(DescriptionError) in try counter(&cursor, of: entity) }
            )
            try checkCountedOnce(counts, counting.map(\.line))
            var service = ListService(
                name: name,
                summary: summary,
                entity: entity.name,
                pageSize: pageSize,
                changes: try changes(
                    changing,
                    of: { $0 },
                    { (cursor) throws(DescriptionError) in try flag(&cursor, of: entity) }
                ),
                counts: counts
            )
            service.abilities = abilities
            service.announces = announces
            description.listServices.append(service)
            return
        }
        if statement.kind == .loads {
            let entity = try entity(&inner)
            try inner.end()
            try place(name, at: node.line)
            let abilities: [Statement.Kind] = [.saves, .announces]
            var stated: Set<Statement.Kind> = []
            var changing: [DescriptionNode] = []
            for child in node.children.dropFirst() {
                let statement = try Self.statement(child.line, in: .service)
                guard abilities.contains(statement.kind) else {
                    changing.append(child)
                    continue
                }
                try DescriptionCursor(child.line, skipping: statement.words.count).end()
                guard stated.insert(statement.kind).inserted else {
                    throw child.line.error("this is already stated above")
                }
            }
            var service = DetailService(
                name: name,
                summary: summary,
                entity: entity.name,
                changes: try changes(
                    changing,
                    of: \.field,
                    { (cursor) throws(DescriptionError) in try detailChange(&cursor, of: entity) }
                )
            )
            service.saves = stated.contains(.saves)
            service.announces = stated.contains(.announces)
            description.detailServices.append(service)
            return
        }
        let abilities: [Statement.Kind] = [
            .changes, .counts, .adds, .removes, .restores, .saves, .announces,
        ]
        guard !abilities.contains(statement.kind) else {
            throw child.line.error(
                "what a service can change belongs below 'lists every …' or 'loads the …'"
            )
        }
        if let second = node.children.dropFirst().first {
            throw second.line.error("a service can give only one thing")
        }
        let kind =
            statement.kind == .current
            ? .current(try entity(&inner).name) : try Self.next(&inner)
        try inner.end()
        let service = Service(name: name, summary: summary, kind: kind)
        guard !description.services.contains(where: { $0.value == service.value }) else {
            throw child.line.error("another service already gives '\(service.value)'")
        }
        try place(name, at: node.line)
        description.services.append(service)
    }

    /// Reads the statement that a service announces changes.
    private static func readAnnouncement(
        _ line: DescriptionLine,
        isStated: inout Bool
    ) throws(DescriptionError) {
        let statement = try statement(line, in: .service)
        try DescriptionCursor(line, skipping: statement.words.count).end()
        guard !isStated else { throw line.error("this is already stated above") }
        isStated = true
    }

    /// Reads an ability of a service, such as adding an entity; `nil` for other lines.
    private static func ability(
        _ line: DescriptionLine
    ) throws(DescriptionError) -> ListService.Ability? {
        let statement = try statement(line, in: .service)
        let ability: ListService.Ability
        switch statement.kind {
        case .adds: ability = .add
        case .removes: ability = .remove
        case .restores: ability = .restore
        default: return nil
        }
        let cursor = DescriptionCursor(line, skipping: statement.words.count)
        try cursor.end()
        return ability
    }

    /// Reads a field that can be counted.
    func number(
        _ cursor: inout DescriptionCursor,
        of entity: Entity,
        until ends: Set<String> = []
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let name = try cursor.name(until: ends)
        let numbers = entity.fields.filter { $0.kind == .number }.map(\.name)
        guard numbers.contains(name) else {
            let hint = DescriptionCursor.hint(for: name.text, among: numbers.map(\.text))
            throw cursor.error(
                "\(entity.name.withArticle) has no number '\(name)'\(hint)",
                at: column
            )
        }
        return name
    }

    /// Reads the page size, if the list has pages.
    private func pageSize(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> Int? {
        guard cursor.takes(.word("in")) else { return nil }
        try cursor.word("pages")
        try cursor.word("of")
        let column = cursor.column
        let size = try cursor.number()
        // Smaller pages would not fill a screen, so that several would load at once.
        guard (20...100).contains(size) else {
            throw cursor.error("a page has 20 to 100 entities, not \(size)", at: column)
        }
        return size
    }

    /// Reads the changes of a service, one per line.
    ///
    /// - Parameters:
    ///   - kind: the kind of each line.
    ///   - field: a closure that returns the field of a change.
    ///   - read: a closure that reads one change after the keyword.
    private func changes<Change>(
        _ nodes: [DescriptionNode],
        _ kind: Statement.Kind = .changes,
        of field: (Change) -> Name,
        _ read: (inout DescriptionCursor) throws(DescriptionError) -> Change
    ) throws(DescriptionError) -> [Change] {
        var changes: [Change] = []
        for node in nodes {
            let statement = try Self.statement(node.line, in: .service)
            guard statement.kind != .saves else {
                throw node.line.error(
                    "'\(statement.form)' is only for an entity that a service loads"
                )
            }
            guard statement.kind == kind else {
                throw node.line.error("a service can give only one thing, and change its fields")
            }
            var cursor = DescriptionCursor(node.line, skipping: statement.words.count)
            let change = try read(&cursor)
            try cursor.end()
            guard !changes.contains(where: { field($0) == field(change) }) else {
                throw node.line.error(
                    "'\(statement.words[0]) \(field(change))' is already stated above"
                )
            }
            changes.append(change)
        }
        return changes
    }

    private static func next(
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> Service.Kind {
        let start = cursor.column
        let name = try cursor.name(until: ["from"])
        try ReservedNames.check(name, .value, at: start, in: cursor.line)
        try cursor.word("from")
        let range = try cursor.range()
        try cursor.colon()
        var values: [Int] = []
        repeat {
            let column = cursor.column
            let value = try cursor.number()
            try cursor.check(value, in: range, at: column)
            values.append(value)
        } while cursor.takes(.comma)
        return .next(name, values: values, range: range)
    }
}
