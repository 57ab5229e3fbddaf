internal import SeededRandom

/// A list of all entities that a service lists. The list shows that it is loading, that loading
/// failed, or that it is empty. The user can pull it to load again.
package struct ItemList: Hashable, Sendable {
    /// The entity of each row.
    package let entity: Name
    /// The text shown if the list is empty.
    package let empty: String
    /// The text shown if loading fails.
    package let failure: String
    /// The elements of a row, from left to right.
    package let elements: [EntityElement]
    /// The filters above the list; the first is initially selected. Empty without filters.
    package var filters: [ListFilter]
    /// Indicates whether a row that changes disappears at once if the selected filter no longer shows
    /// it.
    package var movesRows = false
    /// The changes that the buttons of a row make.
    package var toggles: [FieldToggle]
    /// The counters that the buttons of a row increase.
    package var counts: [RowCount] = []
    /// The button of a row that removes it; `nil` for none.
    package var removal: RowRemoval?
    /// The label above the list that counts its rows; `nil` for none.
    package var total: ListTotal?
    /// The buttons above the list that add or restore an entity.
    package var actions: [ListAction] = []
    /// The pages that taps on the images of a row open.
    package var links: [PageLink] = []
    /// The condition under which the list is shown; `nil` for always.
    package var condition: FlagCondition?
    /// The excluded elements of a row.
    package var leftOut: [LeftOut] = []
    /// The page that a tap on a row opens; `nil` for none.
    package var route: Name?

    package init(
        entity: Name,
        empty: String,
        failure: String,
        elements: [EntityElement],
        filters: [ListFilter] = [],
        toggles: [FieldToggle] = [],
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
    /// The fields whose change can move a row from one filter to another; empty if rows do not move.
    package var movingFields: Set<Name> {
        movesRows ? Set(filters.compactMap { $0.condition?.field }) : []
    }

    /// The identifiers of the excluded elements of each row. The identifier of the row itself
    /// excludes a property of the row, such as its height.
    package var leftOutParts: Set<String> {
        let row = entity.identifier
        return Set(
            leftOut.map { $0.name == LeftOut.row ? row : "\(row).\($0.name.identifier)" }
        )
    }
}

/// A service that lists all entities of a kind with a request that can fail.
package struct ListService: Hashable, Sendable {
    package let name: Name
    /// The sentence that describes the service.
    package let summary: String
    package let entity: Name
    /// The page size; `nil` without pages.
    package let pageSize: Int?
    /// The yes-or-no fields that the service can change.
    package let changes: [Name]
    /// The numbers that the service can increase by one, each with those that it increases at the
    /// same time.
    package let counts: [[Name]]
    /// The other abilities of the service.
    package var abilities: Set<Ability> = []
    /// Indicates whether the service notifies the screen when an entity is changed or removed
    /// elsewhere.
    package var announces = false

    /// An ability of a service that affects complete entities.
    package enum Ability: Hashable, Sendable, CaseIterable { case add, remove, restore }

    package init(
        name: Name,
        summary: String,
        entity: Name,
        pageSize: Int? = nil,
        changes: [Name] = [],
        counts: [[Name]] = []
    ) {
        self.name = name
        self.summary = summary
        self.entity = entity
        self.pageSize = pageSize
        self.changes = changes
        self.counts = counts
    }
}

extension Entity {
    /// Returns the numbers of the entities in a list, in its order. Entities that were added after
    /// the list was opened are at the beginning of a list that loads in pages, otherwise at the
    /// end.
    ///
    /// - Parameters:
    ///   - count: the current number of entities.
    ///   - first: the number of entities when the list was opened.
    package static func listedNumbers(of count: Int, first: Int, isPaged: Bool) -> [Int] {
        guard isPaged, count > first else { return Array(0..<count).map { $0 + 1 } }
        return (first + 1...count).reversed() + Array(0..<first).map { $0 + 1 }
    }

    /// The default number of entities in scenarios.
    package static let defaultCount = 5
    /// The default seed of samples.
    package static let defaultSeed = 7

    /// Returns an entity that is created from a seed, with the same values as in the generated
    /// service. Each field has one of its values.
    ///
    /// - Parameters:
    ///   - id: the number of the entity, counted from 1.
    ///   - seed: the seed of the list.
    package func sample(id: Int, seed: Int) -> [Name: FieldValue] {
        var random = SplitMix64(seed: UInt64(seed), item: id)
        return fields.reduce(into: [:]) { $0[$1.name] = random.element(of: $1.values) }
    }

    /// The scenario event that changes an entity elsewhere, such as `changed-reminder`.
    package var changeEvent: String { "changed-\(name.identifier)" }

    /// The scenario event that removes an entity elsewhere, such as `removed-reminder`.
    package var removalEvent: String { "removed-\(name.identifier)" }

    /// Returns the name of the operation that changes a field, such as `reminder done`.
    package func change(of field: Name) -> Name { Name(name.words + field.words) }

    /// Returns the name of the operation that affects a complete entity, such as
    /// `reminder removal`.
    package func request(for ability: ListService.Ability) -> Name {
        switch ability {
        case .add: Name(name.words + ["addition"])
        case .remove: Name(name.words + ["removal"])
        case .restore: Name(name.words + ["return"])
        }
    }
}
