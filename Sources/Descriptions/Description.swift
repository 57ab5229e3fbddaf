/// What a person sees of a feature and can do with it. It says nothing of how an architecture arranges
/// that.
package struct Description: Hashable, Sendable {
    package var feature: Name
    /// What it is, as a sentence.
    package var summary: String
    package var entities: [Entity]
    /// Those that answer at once.
    package var services: [Service]
    /// Those that list what there is.
    package var listServices: [ListService] = []
    /// Those that load one entity.
    package var detailServices: [DetailService] = []
    /// What is on the screen, from above to below.
    package var elements: [ScreenElement]
    package var reactions: [Reaction]
    /// What is yes or no while the screen is open.
    package var facts: [Name] = []
    /// What each of those is, as a sentence.
    package var sentences: [Name: String] = [:]
    /// What stands above lists.
    package var header: Header?
    /// What the screen is where it lists something, one or two; it has no elements then.
    package var lists: [ItemList] = []
    /// What is between two lists.
    package var listSwitch: ListSwitch?
    /// What is not on the screen and cannot be said.
    package var leftOut: [LeftOut] = []
    /// What the screen is where it shows one entity that has to come; it has no elements then.
    package var detail: DetailScreen?

    package init(
        feature: Name,
        summary: String,
        entities: [Entity] = [],
        services: [Service] = [],
        elements: [ScreenElement] = [],
        reactions: [Reaction] = []
    ) {
        self.feature = feature
        self.summary = summary
        self.entities = entities
        self.services = services
        self.elements = elements
        self.reactions = reactions
    }
}

extension Description {
    /// The list, or the first of two.
    package var list: ItemList? { lists.first }

    package func entity(_ name: Name) -> Entity? { entities.first { $0.name == name } }

    /// The entity that a list shows, where there is one.
    package var listedEntity: Entity? { list.flatMap { entity($0.entity) } }

    /// What lists what a list shows.
    package func service(of list: ItemList) -> ListService? {
        listServices.first { $0.entity == list.entity }
    }

    /// How many of what a list shows come at a time; `nil` for all.
    package func pageSize(of list: ItemList) -> Int? { service(of: list)?.pageSize }

    /// All that it cannot say.
    package var allLeftOut: [LeftOut] { lists.flatMap(\.leftOut) + leftOut }

    /// The entity that a screen shows and that has to come, where there is one.
    package var detailedEntity: Entity? { detail.flatMap { entity($0.entity) } }

    /// The names of all services.
    package var serviceNames: [Name] {
        services.map(\.name) + listServices.map(\.name) + detailServices.map(\.name)
    }

    /// The labels whose text changes.
    package var shownLabels: [Name] {
        elements.compactMap { if case .label(let name, nil) = $0 { name } else { nil } }
    }

    package var buttons: [Name] {
        elements.compactMap { if case .button(let name, _) = $0 { name } else { nil } }
    }
}

/// A thing that the feature is about.
package struct Entity: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: Name
        package let kind: FieldKind
        /// At least two, which are not the same: the one where a script gives none, another one for
        /// trying, and further ones that samples have or a choice is made from.
        package let values: [FieldValue]

        package init(name: Name, kind: FieldKind, values: [FieldValue]) {
            self.name = name
            self.kind = kind
            self.values = values
        }

        package var first: FieldValue { values[0] }
        package var later: FieldValue { values[1] }
    }

    package let name: Name
    /// What it is, as a sentence or some.
    package let summary: String
    package let fields: [Field]

    package init(name: Name, summary: String, fields: [Field]) {
        self.name = name
        self.summary = summary
        self.fields = fields
    }
}

/// What answers at once when it is asked.
package struct Service: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An entity as it is right now, which may be another one the next time.
        case current(Name)
        /// One number of a list after the other, and the first behind the last.
        case next(Name, values: [Int], range: ClosedRange<Int>)
    }

    package let name: Name
    /// What it does, as a sentence.
    package let summary: String
    package let kind: Kind

    package init(name: Name, summary: String, kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }

    /// What it gives.
    package var value: Name {
        switch kind {
        case .current(let name), .next(let name, _, _): name
        }
    }
}

/// A part of the screen.
package enum ScreenElement: Hashable, Sendable {
    /// With its text where that stays the same.
    case label(Name, text: String?)
    case button(Name, title: String)

    package var name: Name {
        switch self {
        case .label(let name, _), .button(let name, _): name
        }
    }
}

/// What happens when a person does something.
package struct Reaction: Hashable, Sendable {
    package struct Effect: Hashable, Sendable {
        /// The label that shows it.
        package let label: Name
        package let text: TextRule

        package init(label: Name, text: TextRule) {
            self.label = label
            self.text = text
        }
    }

    /// The button that is tapped.
    package let button: Name
    package let effects: [Effect]

    package init(button: Name, effects: [Effect]) {
        self.button = button
        self.effects = effects
    }

    /// What it asks services for, each once, in the order in which it is first mentioned.
    package var values: [Name] {
        effects.flatMap(\.text.parts).compactMap(\.value).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
