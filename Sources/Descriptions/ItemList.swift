internal import SeededRandom

/// A list of all that a service has of an entity, which comes in one load. It says that it loads, that
/// nothing came, or that there is nothing, and can be pulled to come anew.
package struct ItemList: Hashable, Sendable {
    /// What each row shows.
    package let entity: Name
    /// What is said where there is nothing.
    package let empty: String
    /// What is said where nothing came.
    package let failure: String
    /// What is in a row, from the left to the right.
    package let elements: [EntityElement]
    /// The buttons above it; the first is chosen when it opens. None where all rows are shown.
    package var filters: [ListFilter]
    /// What the buttons of a row change.
    package var toggles: [RowToggle]
    /// What the buttons of a row count.
    package var counts: [RowCount] = []
    /// The button of a row that removes it; `nil` for none.
    package var removal: RowRemoval?
    /// The buttons above it that add one, or bring one back.
    package var actions: [ListAction] = []
    /// Where taps on the images of a row lead.
    package var links: [RowLink] = []
    /// The fact that decides whether it is there; `nil` where it always is.
    package var condition: FlagCondition?
    /// What else is in a row.
    package var leftOut: [LeftOut] = []
    /// Where a tap on a row leads; `nil` for nowhere.
    package var route: Name?

    package init(
        entity: Name,
        empty: String,
        failure: String,
        elements: [EntityElement],
        filters: [ListFilter] = [],
        toggles: [RowToggle] = [],
        route: Name? = nil
    ) {
        self.entity = entity
        self.empty = empty
        self.failure = failure
        self.elements = elements
        self.filters = filters
        self.toggles = toggles
        self.route = route
    }
}

extension ItemList {
    /// The identifiers of what is left out, in every row.
    package var leftOutParts: Set<String> {
        let row = entity.identifier
        return Set(
            leftOut.map { $0.name == LeftOut.row ? row : "\(row).\($0.name.identifier)" }
        )
    }
}

/// What lists every entity of a kind. It takes its time, and may not answer.
package struct ListService: Hashable, Sendable {
    package let name: Name
    /// What it does, as a sentence.
    package let summary: String
    package let entity: Name
    /// How many come at a time; `nil` for all.
    package let pageSize: Int?
    /// The fields of an entity that it can be asked to change, each yes or no.
    package let changes: [Name]
    /// The numbers of an entity in which it can be asked to count one more.
    package let counts: [Name]
    /// What else it can be asked.
    package var abilities: Set<Ability> = []

    /// What a service can do with the whole of an entity.
    package enum Ability: Hashable, Sendable, CaseIterable { case add, remove, restore }

    package init(
        name: Name,
        summary: String,
        entity: Name,
        pageSize: Int? = nil,
        changes: [Name] = [],
        counts: [Name] = []
    ) {
        self.name = name
        self.summary = summary
        self.entity = entity
        self.pageSize = pageSize
        self.changes = changes
        self.counts = counts
    }
}

/// A field of a row's entity that a tap on a button turns round: at once or after a question, and back
/// where the service does not do it. While that runs, further taps on the buttons of the row do nothing.
package struct RowToggle: Hashable, Sendable {
    package let button: Name
    package let field: Name
    /// What is asked before; `nil` where it is done at once.
    package let question: ChangeQuestion?
    /// What is said where the service did not do it.
    package let failure: String

    package init(button: Name, field: Name, question: ChangeQuestion? = nil, failure: String) {
        self.button = button
        self.field = field
        self.question = question
        self.failure = failure
    }
}

extension Entity {
    /// The numbers of those that a list has, in its order: what has come since it was opened stands in
    /// front where it comes in pages, and behind where it comes whole.
    ///
    /// - Parameter first: how many there were when it was opened.
    package static func listedNumbers(of count: Int, first: Int, isPaged: Bool) -> [Int] {
        guard isPaged, count > first else { return Array(0..<count).map { $0 + 1 } }
        return (first + 1...count).reversed() + Array(0..<first).map { $0 + 1 }
    }

    /// How many of a list there are where a script does not say.
    package static let defaultCount = 5
    /// What samples are made from where a script does not say.
    package static let defaultSeed = 7

    /// One that is made from a seed, as the service does that is generated: each field has one of its
    /// values.
    ///
    /// - Parameter id: counted from 1.
    package func sample(id: Int, seed: Int) -> [Name: FieldValue] {
        var random = SplitMix64(seed: UInt64(seed), item: id)
        return fields.reduce(into: [:]) { $0[$1.name] = random.element(of: $1.values) }
    }

    /// What a service is called for when it is asked to change a field: `reminder done`.
    package func change(of field: Name) -> Name { Name(name.words + field.words) }

    /// What it is called for when it is asked to do something with the whole: `reminder removal`.
    package func request(for ability: ListService.Ability) -> Name {
        switch ability {
        case .add: Name(name.words + ["addition"])
        case .remove: Name(name.words + ["removal"])
        case .restore: Name(name.words + ["return"])
        }
    }
}
