internal import Descriptions

/// The names in the code of a described list. Each name is defined only here.
struct ListPlan: Sendable {
    let description: Description
    let list: ItemList
    /// The entity that a row shows.
    let entity: Entity
    let service: ListService
    /// The larger feature of which the list is a module; `nil` for a feature of its own.
    let part: ListPart?

    /// - Returns: `nil` if the screen of the description is not a list.
    init?(_ description: Description, part: ListPart? = nil) {
        guard let list = description.list, let entity = description.entity(of: list),
            let service = description.listServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.list = list
        self.entity = entity
        self.service = service
        self.part = part
    }

    /// The name of the listed entities: `reminders`.
    var items: String { severalItems.member }
    /// The name of the listed entities within another name: `Reminders`.
    var itemsType: String { severalItems.type }
    var severalItems: Name { entity.name.ofSeveral }

    /// The name of the type with the identifiers of the list, such as `RemindersElement` in
    /// `RemindersElement.list`.
    var elements: String { part.map { "\($0.contract)Element.\(type)" } ?? "\(type)Element" }
    /// The name of the type with the identifiers of a row, such as `RemindersElement.Reminder` in
    /// `RemindersElement.Reminder.row(id:)`.
    var rowElements: String { "\(contract)Element.\(itemType)" }
    /// The module with the contract that all variants share.
    var contract: String { part?.contract ?? type }

    /// The page size; `nil` for a list that loads in one request.
    var pageSize: Int? { service.pageSize }
    /// Indicates whether the list loads in pages. A page has more rows than a screen shows.
    var isPaged: Bool { pageSize != nil }
    /// The number of rows that a screen shows at once, and that of the entities in most tests.
    static let windowSize = 12
    static let mostTested = 20
    /// The literal of the footer text after the last page.
    var endText: String { SwiftText.literal("No more \(severalItems)") }

    /// The fields that buttons of rows invert.
    var toggles: [Toggle] {
        list.toggles.compactMap { Toggle($0, of: entity) }
    }

    /// The elements of a row whose text can change.
    var changing: [EntityElement] {
        let changed = changedFields
        return list.elements.filter { element in
            entity.fields(shownBy: [element.text]).contains(where: changed.contains)
        }
    }

    /// The filters above the rows.
    var filters: [ListFilter] { list.filters }

    /// The type of a filter, which is in the contract: `ToDoListFilter`.
    var filterType: String { "\(type)Filter" }

    var rules: [TextRule] { list.elements.map(\.text) + questions }
    /// The texts of the questions before changes of rows.
    var questions: [TextRule] {
        list.toggles.compactMap(\.question?.text)
            + (list.removal?.question.map { [$0.text] } ?? [])
            + list.counts.compactMap(\.question?.text)
    }
    /// The fields of the entity that rows show or depend on.
    var shownFields: [Entity.Field] {
        let shown = entity.fields(shownBy: rules)
        return entity.fields.filter { field in
            shown.contains(field) || enabling.contains { ($0.once ?? $0.field) == field }
                || links.contains { $0.field == field.name }
        }
    }

    /// The fields of the DTO in VIPER.
    var handedUp: SummaryFields {
        SummaryFields(entity: entity, fields: shownFields, rules: rules)
    }

    var failure: String { list.failure }
    /// The literal of the text for an empty list.
    var emptyText: String { SwiftText.literal(list.empty) }
}
