/// Reads a field of an entity, which is described in one line.
enum FieldReader {
    /// The maximum number of values of a field. No handwritten list reaches it.
    private static let mostValues = 20

    static func field(_ line: DescriptionLine) throws(DescriptionError) -> Entity.Field {
        var cursor = DescriptionCursor(line)
        let name = try cursor.name()
        try ReservedNames.check(name, .value, at: line.indentation + 1, in: line)
        try cursor.colon()
        if let first = cursor.flagIfAny() {
            try cursor.end()
            return Entity.Field(name: name, kind: .flag, values: [.flag(first), .flag(!first)])
        }
        if cursor.takes(.word("one")) { return try choice(name, &cursor) }
        let kind = try kind(&cursor)
        let first = try value(kind, "its first value", &cursor)
        try cursor.expect(.comma, "a comma and 'later' with another value to try")
        try cursor.word("later")
        let column = cursor.column
        var values = [first, try value(kind, "its later value", &cursor)]
        guard values[0] != values[1] else {
            throw cursor.error(
                "the later value must differ from the first",
                at: column
            )
        }
        while cursor.takes(.comma) {
            values.append(try value(kind, "a further value", &cursor))
            guard values.count <= mostValues else {
                throw cursor.error("more than \(mostValues) values")
            }
        }
        try cursor.end()
        return Entity.Field(name: name, kind: kind, values: values)
    }

    /// Reads named values, after the first word.
    private static func choice(
        _ name: Name,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> Entity.Field {
        try cursor.word("of")
        var values: [FieldValue] = []
        repeat {
            let column = cursor.column
            let value = try cursor.name()
            try ReservedNames.check(value, .value, at: column, in: cursor.line)
            guard !values.contains(.choice(value)) else {
                throw cursor.error("'\(value)' is already listed", at: column)
            }
            values.append(.choice(value))
            guard values.count <= mostValues else {
                throw cursor.error("more than \(mostValues) values")
            }
        } while cursor.takes(.comma)
        try cursor.end()
        guard values.count > 1 else {
            throw cursor.error("a field needs at least two values")
        }
        return Entity.Field(name: name, kind: .choice, values: values)
    }

    private static func kind(_ cursor: inout DescriptionCursor) throws(DescriptionError)
        -> FieldKind
    {
        for (word, kind) in [("text", FieldKind.text), ("number", .number), ("date", .date)]
        where cursor.takes(.word(word)) {
            return kind
        }
        throw cursor.misfit("'text', 'number', 'date', 'one of', 'yes' or 'no'")
    }

    private static func value(
        _ kind: FieldKind,
        _ what: String,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) -> FieldValue {
        switch kind {
        case .number: .number(try cursor.number())
        case .date: try cursor.date()
        case .text, .flag, .choice: .text(try cursor.text(what))
        }
    }
}
