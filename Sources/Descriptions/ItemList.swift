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
    package var labels: [RowLabel]
    /// Where a tap on a row leads; `nil` for nowhere.
    package var route: Name?

    package init(
        entity: Name,
        empty: String,
        failure: String,
        labels: [RowLabel] = [],
        route: Name? = nil
    ) {
        self.entity = entity
        self.empty = empty
        self.failure = failure
        self.labels = labels
        self.route = route
    }
}

/// What lists every entity of a kind. It takes its time, and may not answer.
package struct ListService: Hashable, Sendable {
    package let name: Name
    /// What it does, as a sentence.
    package let summary: String
    package let entity: Name

    package init(name: Name, summary: String, entity: Name) {
        self.name = name
        self.summary = summary
        self.entity = entity
    }
}

/// A text in a row.
package struct RowLabel: Hashable, Sendable {
    package let name: Name
    package let text: TextRule

    package init(name: Name, text: TextRule) {
        self.name = name
        self.text = text
    }
}

extension Entity {
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
}
