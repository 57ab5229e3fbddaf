/// A feature description: what the user sees and can do, independent of the architecture.
package struct Description: Hashable, Sendable {
    package var feature: Name
    /// The sentence that describes the feature.
    package var summary: String
    package var entities: [Entity]
    /// The services that reply at once.
    package var services: [Service]
    /// The services that list entities.
    package var listServices: [ListService] = []
    /// The services that load one entity.
    package var detailServices: [DetailService] = []
    /// The values that the screen keeps without a service.
    package var states: [ScreenState] = []
    /// The elements of the screen, from top to bottom.
    package var elements: [ScreenElement]
    package var reactions: [Reaction]
    /// The flags that are constant while the screen is open.
    package var facts: [Name] = []
    /// The sentences that describe the flags.
    package var sentences: [Name: String] = [:]
    /// The header above the lists.
    package var header: Header?
    /// The lists of the screen, at most two; a screen with lists has no elements.
    package var lists: [ItemList] = []
    /// The switch between two lists.
    package var listSwitch: ListSwitch?
    /// The excluded elements that are not on the screen.
    package var leftOut: [LeftOut] = []
    /// The screen of one entity that loads; it has no other elements.
    package var detail: DetailScreen?
    /// The screen of one entity that opens a form.
    package var card: Card?
    /// The form that opens on top of the card.
    package var form: Form?

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
    /// The list of the screen, or the first of two lists.
    package var list: ItemList? { lists.first }

    package func entity(_ name: Name) -> Entity? { entities.first { $0.name == name } }

    /// Returns the service of a list.
    package func service(of list: ItemList) -> ListService? {
        listServices.first { $0.entity == list.entity }
    }

    /// Returns the page size of a list; `nil` without pages.
    package func pageSize(of list: ItemList) -> Int? { service(of: list)?.pageSize }

    /// All excluded elements.
    package var allLeftOut: [LeftOut] { lists.flatMap(\.leftOut) + leftOut }

    /// The entity that the screen loads, if there is one.
    package var detailedEntity: Entity? { detail.flatMap { entity($0.entity) } }

    /// The names of all services.
    package var serviceNames: [Name] {
        services.map(\.name) + listServices.map(\.name) + detailServices.map(\.name)
    }

    /// Indicates whether the entity can change elsewhere while its screens are open.
    package var announcesChanges: Bool { detailServices.contains(where: \.announces) }

    /// The labels whose text is set by a tap.
    package var shownLabels: [Name] {
        elements.compactMap { if case .label(let name, nil) = $0 { name } else { nil } }
    }

    package var buttons: [Name] {
        elements.compactMap { if case .button(let name, _) = $0 { name } else { nil } }
    }
}

/// A type of data that the feature shows.
package struct Entity: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: Name
        package let kind: FieldKind
        /// The values of the field, at least two, all different. The first one is the default in
        /// scenarios, and the second one is used in tests. Further values are used for samples and
        /// are the other values of a choice.
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
    /// The text that describes the entity, one or more sentences.
    package let summary: String
    package let fields: [Field]

    package init(name: Name, summary: String, fields: [Field]) {
        self.name = name
        self.summary = summary
        self.fields = fields
    }
}

/// A service that replies at once.
package struct Service: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The current entity, which can change between two requests.
        case current(Name)
        /// One number after another. After the last number, the first one follows again.
        case next(Name, values: [Int], range: ClosedRange<Int>)
    }

    package let name: Name
    /// The sentence that describes the service.
    package let summary: String
    package let kind: Kind

    package init(name: Name, summary: String, kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }

    /// The name of the entity or number that the service returns.
    package var value: Name {
        switch kind {
        case .current(let name), .next(let name, _, _): name
        }
    }
}

/// A part of the screen.
package enum ScreenElement: Hashable, Sendable {
    /// A label, with its text if it is fixed.
    case label(Name, text: String?)
    /// A label whose text follows the state of the screen.
    case boundLabel(Name, text: TextRule)
    case button(Name, title: String)

    package var name: Name {
        switch self {
        case .label(let name, _), .boundLabel(let name, _), .button(let name, _): name
        }
    }
}

/// The reaction to a tap.
package struct Reaction: Hashable, Sendable {
    package struct Effect: Hashable, Sendable {
        /// The label that shows the text.
        package let label: Name
        package let text: TextRule

        package init(label: Name, text: TextRule) {
            self.label = label
            self.text = text
        }
    }

    /// The button that is tapped.
    package let button: Name
    /// The changes of the state, which happen before the effects.
    package let changes: [FieldEdit]
    package let effects: [Effect]

    package init(button: Name, changes: [FieldEdit] = [], effects: [Effect]) {
        self.button = button
        self.changes = changes
        self.effects = effects
    }

    /// Indicates whether a text shows state of the screen or depends on it.
    package var showsState: Bool { effects.contains(where: \.text.showsState) }

    /// The requests to services, each once, in the order of first use.
    package var values: [Name] {
        effects.flatMap(\.text.allParts).compactMap(\.value).reduce(into: []) {
            if !$0.contains($1), $1 != Description.ownerOfState { $0.append($1) }
        }
    }
}
