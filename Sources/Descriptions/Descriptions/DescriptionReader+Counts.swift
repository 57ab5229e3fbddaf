/// Reading the numbers that a service increases, and the buttons that count them.
extension DescriptionReader {
    /// The largest number of fields that a service increases together.
    private static let mostCounted = 3

    /// Reads the numbers that a service increases together, to the end of the line.
    func counter(
        _ cursor: inout DescriptionCursor,
        of entity: Entity
    ) throws(DescriptionError) -> [Name] {
        // A name can contain 'and'.
        if entity.fields.contains(where: { $0.name == Name(cursor.words) }) {
            return [try number(&cursor, of: entity)]
        }
        var numbers: [Name] = []
        repeat {
            let column = cursor.column
            let field = try number(&cursor, of: entity, until: ["and"])
            guard !numbers.contains(field) else {
                throw cursor.error("'\(field)' is counted twice in this line", at: column)
            }
            guard numbers.count < Self.mostCounted else {
                throw cursor.error(
                    "a service can count at most \(Self.mostCounted) numbers together",
                    at: column
                )
            }
            numbers.append(field)
        } while cursor.takes(.word("and"))
        return numbers
    }

    /// Checks that each number is counted in only one line of a service.
    ///
    /// - Parameter lines: the lines of the counters, in their order.
    func checkCountedOnce(
        _ counters: [[Name]],
        _ lines: [DescriptionLine]
    ) throws(DescriptionError) {
        var counted: Set<Name> = []
        for (numbers, line) in zip(counters, lines) {
            if let field = numbers.first(where: counted.contains) {
                throw line.error("'\(field)' is already counted above")
            }
            counted.formUnion(numbers)
        }
    }

    /// Reads the numbers that a button counts, which are those of one line of the service.
    private func countedNumbers(
        _ cursor: inout DescriptionCursor,
        of list: ItemList
    ) throws(DescriptionError) -> [Name] {
        let column = cursor.column
        let name = try cursor.name()
        let counters = description.service(of: list)?.counts ?? []
        guard let numbers = counters.first(where: { Name(joining: $0) == name }) else {
            if let joint = counters.first(where: { numbers in
                numbers.count > 1 && numbers.contains { name.words.contains($0.words) }
            }) {
                let all = Name(joining: joint)
                throw cursor.error(
                    "the service counts '\(all)' together; write 'count \(all)'",
                    at: column
                )
            }
            try check(name, in: counters.map(Name.init(joining:)), "counts", cursor, at: column)
            return []
        }
        if let other = list.counts.first(where: { $0.numbers == numbers }) {
            throw cursor.error("'\(other.button)' already counts '\(name)'", at: column)
        }
        for field in numbers {
            if let link = list.links.first(where: { $0.field == field }) {
                throw cursor.error(
                    "the tap on '\(link.element)' opens a page by '\(field)', so no button can count "
                        + "it",
                    at: column
                )
            }
        }
        return numbers
    }

    /// Reads the counter of a button, to the end of the line.
    func count(
        _ cursor: inout DescriptionCursor,
        of list: ItemList,
        by button: Name,
        _ question: ChangeQuestion?
    ) throws(DescriptionError) -> RowCount {
        let numbers = try countedNumbers(&cursor, of: list)
        var once: Name?
        var ahead = cursor
        if ahead.takes(.comma), ahead.takes(.word("once")),
            let entity = description.entity(list.entity)
        {
            cursor = ahead
            let column = cursor.column
            let flag = try flag(&cursor, of: entity)
            if let other = list.counts.first(where: { $0.once == flag }) {
                throw cursor.error("'\(other.button)' already sets '\(flag)'", at: column)
            }
            if let other = list.toggles.first(where: { $0.field == flag }) {
                throw cursor.error("'\(other.button)' already changes '\(flag)'", at: column)
            }
            once = flag
        }
        let most = once == nil ? try most(&cursor, of: numbers[0], in: list) : nil
        return RowCount(
            button: button,
            field: numbers[0],
            others: Array(numbers.dropFirst()),
            question: question,
            once: once,
            most: most,
            success: try success(&cursor),
            failure: try failure(&cursor)
        )
    }

    /// Reads the optional limit of a counter.
    private func most(
        _ cursor: inout DescriptionCursor,
        of field: Name,
        in list: ItemList
    ) throws(DescriptionError) -> Int? {
        var ahead = cursor
        guard ahead.takes(.comma), ahead.takes(.word("at")) else { return nil }
        cursor = ahead
        try cursor.word("most")
        let column = cursor.column
        let most = try cursor.number()
        let values = description.entity(list.entity)?.fields.first { $0.name == field }?.values
        let isReachable = values?.contains {
            FieldTest(of: list.entity, field, .atMost(most - 1)).holds(for: $0)
        }
        guard isReachable == true else {
            throw cursor.error(
                "'\(field)' is never below \(most), so nobody could count it; choose a larger number",
                at: column
            )
        }
        return most
    }
}
