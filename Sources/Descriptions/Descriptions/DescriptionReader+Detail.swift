extension DescriptionReader {
    mutating func readDetail(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        try checkSoleScreen(node.line)
        let entity = try entity(&cursor)
        try cursor.end()
        var failure: String?
        var elements: [EntityElement] = []
        var conditions: [Name: FlagCondition] = [:]
        for child in node.children {
            let statement = try Self.statement(child.line, in: .detail)
            var cursor = DescriptionCursor(child.line, skipping: statement.words.count)
            switch statement.kind {
            case .rowLabel: elements.append(try element(.label, &cursor, of: entity))
            case .rowButton:
                let name = try elementName(&cursor, until: ["if", "unless"])
                conditions[name] = try factIfAny(&cursor)
                elements.append(try element(.button, name, &cursor, of: entity))
            default: try Self.readFailure(&cursor, into: &failure)
            }
            guard elements.count <= Self.mostElements else {
                throw child.line.error("more than \(Self.mostElements) elements on one screen")
            }
        }
        let text = try Self.checkLoading(
            of: "screen",
            failure,
            elements,
            showing: entity,
            at: node.line
        )
        description.detail = DetailScreen(
            entity: entity.name,
            failure: text,
            elements: elements,
            conditions: conditions
        )
        lineOfScreen = node.line
    }

    /// Reads the fields that a service changes.
    func detailChange(
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> DetailService.Change {
        let column = cursor.column
        let name = try cursor.name(until: ["from"])
        guard let field = entity.fields.first(where: { $0.name == name }) else {
            let hint = DescriptionCursor.hint(for: name.text, among: entity.fields.map(\.name.text))
            throw cursor.error("\(entity.name.withArticle) has no '\(name)'\(hint)", at: column)
        }
        let limits = cursor.takes(.word("from")) ? try limits(&cursor, of: field) : nil
        return DetailService.Change(field: name, limits: limits)
    }

    /// Reads the limits of a field after 'from'.
    private func limits(
        _ cursor: inout DescriptionCursor,
        of field: Entity.Field
    ) throws(DescriptionError) -> ClosedRange<Int> {
        let column = cursor.column
        guard field.kind == .number else {
            throw cursor.error("'\(field.name)' is not a number; only numbers have limits")
        }
        let limits = try cursor.range()
        for case .number(let value) in field.values where !limits.contains(value) {
            throw cursor.error(
                "'\(field.name)' is \(value) in the entity, which is not from "
                    + "\(limits.lowerBound) to \(limits.upperBound)",
                at: column
            )
        }
        return limits
    }

    /// Reads the effect of a button on the screen of an entity: a page that opens, or a change.
    mutating func readDetailTap(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        if let line = node.children.first?.line,
            try Self.statement(line, in: .reaction).kind == .go
        {
            try readDetailLink(node, of: button)
        } else {
            try readDetailChange(node, of: button)
        }
    }

    private mutating func readDetailLink(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let detail = description.detail, let entity = description.detailedEntity
        else { return }
        let taken = detail.changes.map(\.button) + detail.links.map(\.element)
        guard !taken.contains(button) else {
            throw node.line.error("the tap of '\(button)' is already described above")
        }
        var cursor = try soleRoute(of: node, other: Self.neededEffect)
        let page = try page(&cursor)
        try cursor.word("of")
        let field = try number(&cursor, of: entity)
        try cursor.end()
        let link = PageLink(button, page: page, field: field)
        description.detail?.links.append(link)
    }

    /// Reads the change of a button on the screen of an entity, or the changes of its answers.
    private mutating func readDetailChange(
        _ node: DescriptionNode,
        of button: Name
    ) throws(DescriptionError) {
        guard let detail = description.detail, let entity = description.detailedEntity,
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return }
        let others =
            detail.changes.map { ($0.button, $0.question != nil) }
            + detail.links.map { ($0.element, false) }
        if Self.hasAnswers(node) {
            for (line, question) in try answers(
                in: node,
                of: button,
                about: entity.name,
                beside: others
            ) {
                try readDetailChange(line, of: button, after: question, of: entity, service)
            }
        } else {
            let (line, question) = try change(
                in: node,
                of: button,
                about: entity.name,
                named: "a button",
                beside: others
            )
            let plain = try plain(question, line)
            try readDetailChange(line, of: button, after: plain, of: entity, service)
        }
    }

    /// Reads a line with a change.
    ///
    /// - Parameter question: the question whose answer makes the change; `nil` for none.
    private mutating func readDetailChange(
        _ line: DescriptionLine,
        of button: Name,
        after question: ChangeQuestion?,
        of entity: Entity,
        _ service: DetailService
    ) throws(DescriptionError) {
        let statement = try Self.statement(line, in: .reaction)
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let edit = try edit(statement, &cursor, of: entity, service)
        let change = DetailChange(
            button: button,
            edit: edit,
            question: question,
            success: try success(&cursor),
            failure: try failure(&cursor)
        )
        if let other = description.detail?.changes.first(where: { $0.edit == edit }) {
            throw line.error(
                other.button == button
                    ? "both answers do the same" : "'\(other.button)' already does the same"
            )
        }
        description.detail?.changes.append(change)
    }

    /// Reads the change of a field, without its messages.
    func edit(
        _ statement: Statement,
        _ cursor: inout DescriptionCursor,
        of entity: Entity,
        _ service: DetailService
    ) throws(DescriptionError) -> FieldEdit {
        switch statement.kind {
        case .toggle:
            let column = cursor.column
            let field = try changed(try cursor.name(), at: column, &cursor, of: entity, service)
            guard field.kind == .flag else {
                throw cursor.error("'\(field.name)' is not yes or no", at: column)
            }
            return .toggle(field.name)
        case .add:
            let start = cursor.column
            let number = try cursor.number()
            guard number != 0 else { throw cursor.error("0 changes nothing", at: start) }
            try cursor.word("to")
            let column = cursor.column
            let field = try changed(try cursor.name(), at: column, &cursor, of: entity, service)
            guard field.kind == .number else {
                throw cursor.error("'\(field.name)' is not a number", at: column)
            }
            guard let limits = service.limits(of: field.name) else {
                throw cursor.error(
                    "'\(field.name)' has no limits; add to the service: changes \(field.name) from 0 to 10",
                    at: column
                )
            }
            guard abs(number) <= limits.upperBound - limits.lowerBound else {
                throw cursor.error(
                    "its limits are \(limits.lowerBound) and \(limits.upperBound), so \(number) can never "
                        + "be added",
                    at: start
                )
            }
            return .add(number, to: field.name)
        case .set:
            let column = cursor.column
            let names = entity.fields.map(\.name.words)
            let words = cursor.words
            // The name of a field may contain the word 'to'.
            let count = words.indices.first { index in
                words[index] == "to" && names.contains(Array(words[..<index]))
            }
            let name = try cursor.name(until: count == nil ? ["to"] : [], most: count)
            let field = try changed(name, at: column, &cursor, of: entity, service)
            try cursor.word("to")
            return .set(field.name, to: try value(&cursor, of: field, service))
        default:
            throw cursor.line.error(Self.neededEffect)
        }
    }

    private static let neededEffect =
        "a button on this screen needs an effect: 'toggle FIELD, failure …', 'add 1 to FIELD, failure …', "
        + "'set FIELD to VALUE, failure …' or 'go to PAGE of FIELD'"

    /// Reads a field that the service changes.
    private func changed(
        _ name: Name,
        at column: Int,
        _ cursor: inout DescriptionCursor,
        of entity: Entity,
        _ service: DetailService
    ) throws(DescriptionError) -> Entity.Field {
        let changes = service.changes.map(\.field)
        guard changes.contains(name), let field = entity.fields.first(where: { $0.name == name })
        else {
            let hint = DescriptionCursor.hint(for: name.text, among: changes.map(\.text))
            guard entity.name != Description.ownerOfState else {
                throw cursor.error("the screen has no state '\(name)'\(hint)", at: column)
            }
            let isThere = entity.fields.contains { $0.name == name }
            throw cursor.error(
                "no service changes '\(name)'"
                    + (isThere && hint.isEmpty ? "; add 'changes \(name)' to the service" : hint),
                at: column
            )
        }
        return field
    }

    /// Reads the value to which a field is set.
    private func value(
        _ cursor: inout DescriptionCursor,
        of field: Entity.Field,
        _ service: DetailService
    ) throws(DescriptionError) -> FieldValue {
        let column = cursor.column
        switch field.kind {
        case .text: return .text(try cursor.text("what '\(field.name)' is set to"))
        case .date: return try cursor.date()
        case .number:
            let number = try cursor.number()
            if let limits = service.limits(of: field.name) {
                try cursor.check(number, in: limits, at: column)
            }
            return .number(number)
        case .flag:
            guard let isSet = cursor.flagIfAny() else { throw cursor.misfit("'yes' or 'no'") }
            return .flag(isSet)
        case .choice:
            let value = FieldValue.choice(try cursor.name())
            guard field.values.contains(value) else {
                let hint = DescriptionCursor.hint(
                    for: value.shown,
                    among: field.values.map(\.shown)
                )
                throw cursor.error(
                    "'\(field.name)' has no value '\(value.shown)'\(hint)",
                    at: column
                )
            }
            return value
        }
    }
}
