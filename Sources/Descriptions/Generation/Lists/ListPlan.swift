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
        guard let list = description.list, let entity = description.listedEntity,
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

    /// The call that requests the list: `reminderService.reminders`.
    var request: String {
        "\(service.name.member).\(items)"
            + (part?.given.map { "(\($0.name): \($0.name))" } ?? (isPaged ? "(page: 1)" : ""))
    }

    /// Indicates whether the list loads in pages.
    var isPaged: Bool { service.pageSize != nil }
    /// The first request in tests: `.reminders`.
    var firstRequest: String { ".\(items)" + (isPaged ? "(page: 1)" : "") }
    /// The literal of the footer text after the last page.
    var endText: String { SwiftText.literal("No more \(severalItems)") }

    /// The parameters for the argument of the request and for the service.
    var asked: [(name: String, type: String)] {
        (part?.given.map { [$0] } ?? []) + [(service.name.member, "any \(service.name.type)")]
    }

    /// The closure that is called when a row is selected, as a parameter; `nil` if rows open no
    /// page.
    var selection: (name: String, type: String)? {
        list.route == nil ? nil : ("onSelect\(itemType)", "(\(itemType).ID) -> Void")
    }

    /// The factory method of `Route` for the page that a selected row opens.
    var route: String? { list.route?.member }

    /// The fields that buttons of rows invert.
    var toggles: [Toggle] {
        list.toggles.compactMap { Toggle($0, of: entity) }
    }

    /// The argument label for the id of the row in calls about a question: `ofJob`.
    var owner: String { "of\(itemType)" }

    /// The elements of a row whose text can change.
    var changing: [EntityElement] {
        let changed = changedFields
        return list.elements.filter { element in
            entity.fields(shownBy: [element.text]).contains(where: changed.contains)
        }
    }

    /// The elements of a row whose text is constant for an entity.
    var constant: [EntityElement] { list.elements.filter { !changing.contains($0) } }

    /// The elements in the order in which a row sets their texts: those that can change are last.
    var shownElements: [EntityElement] { hasChanges ? constant + changing : list.elements }

    /// The filters above the rows.
    var filters: [ListFilter] { list.filters }

    /// The type of a filter, which is in the contract: `ToDoListFilter`.
    var filterType: String { "\(type)Filter" }

    /// The expression for the filter that is selected at first.
    var firstFilter: String { "\(filterType).\(filters.first?.name.member ?? "")" }

    /// Indicates whether the list reads the entity of a row, to open a page or to filter.
    var isItemKnown: Bool { !leads.isEmpty || !filters.isEmpty }

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

    /// Returns the Swift expression for the DTO of a sample.
    func summary(_ sample: Sample, id: Int) -> String {
        let arguments = ["id: \(id)"] + handedUp.arguments(sample)
        return "\(itemType)Summary(\(arguments.joined(separator: ", ")))"
    }

    /// The arguments for the service and the parameter of the request, which are properties of the
    /// dependencies.
    var askedArguments: String {
        asked.map { "\($0.name): dependencies.\($0.name)" }.joined(separator: ", ")
    }

    /// Returns the statements that create an object that uses the service and reports selections.
    ///
    /// - Parameter head: the code before the arguments, such as
    ///   `let presenter = RemindersPresenter`.
    /// - Returns: the statements, the last of which creates the object.
    func making(_ head: String) -> [String] {
        guard !leads.isEmpty else { return ["\(head)(\(askedArguments))"] }
        guard part == nil else {
            let handedOn = leads.map { "\($0.name): \($0.name)" }
            return ["\(head)(\(([askedArguments] + handedOn).joined(separator: ", ")))"]
        }
        return ["let navigator = dependencies.navigator", leading(head, askedArguments)]
    }

    var failure: String { list.failure }
    /// The literal of the text for an empty list.
    var emptyText: String { SwiftText.literal(list.empty) }

    // MARK: - The display values of VIPER

    /// The type of the display values of a row in VIPER: `ReminderRow`.
    var rowType: String { "\(itemType)Row" }
}
