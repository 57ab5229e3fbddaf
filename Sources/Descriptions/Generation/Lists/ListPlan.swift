internal import Descriptions

/// What things are called in the code of a described list. Each name is decided here and nowhere else.
struct ListPlan {
    let description: Description
    let list: ItemList
    /// What a row shows.
    let entity: Entity
    let service: ListService
    /// What it is a module of; `nil` for a feature of its own.
    let part: ListPart?

    /// - Returns: `nil` where the description's screen is no list.
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

    var feature: Name { description.feature }
    /// The module, and the beginning of the types of the whole list: `Reminders`.
    var type: String { feature.type }
    /// The beginning of the types of a row: `Reminder`.
    var itemType: String { entity.name.type }
    /// One that is listed: `reminder`.
    var item: String { entity.name.member }
    /// Those that are listed: `reminders`.
    var items: String { severalItems.member }
    /// The same in the middle of a name: `Reminders`.
    var itemsType: String { severalItems.type }
    var severalItems: Name { entity.name.ofSeveral }

    /// The identifiers of the list, as `RemindersElement.list`.
    var elements: String { part.map { "\($0.contract)Element.\(type)" } ?? "\(type)Element" }
    /// Those of a row, as `RemindersElement.Reminder.row(id:)`.
    var rowElements: String { "\(contract)Element.\(itemType)" }
    /// The module that fixes what all variants have in common.
    var contract: String { part?.contract ?? type }

    /// What is asked: `reminderService.reminders`.
    var request: String {
        "\(service.name.member).\(items)"
            + (part?.given.map { "(\($0.name): \($0.name))" } ?? (isPaged ? "(page: 1)" : ""))
    }

    /// Whether it comes in pages.
    var isPaged: Bool { service.pageSize != nil }
    /// What one answer is then: `MessagePage`.
    var pageType: String { "\(itemType)Page" }
    /// What an answer is called.
    var reply: String { isPaged ? "page" : items }
    /// The first request, as a test names it: `.reminders`.
    var firstRequest: String { ".\(items)" + (isPaged ? "(page: 1)" : "") }
    /// What stands behind the last row when there are no more.
    var endText: String { SwiftText.literal("No more \(severalItems)") }

    /// What the service is asked with, and the service: as parameters.
    var asked: [(name: String, type: String)] {
        (part?.given.map { [$0] } ?? []) + [(service.name.member, "any \(service.name.type)")]
    }

    /// What is called when a row is chosen, as a parameter; `nil` where none leads anywhere.
    var selection: (name: String, type: String)? {
        list.route == nil ? nil : ("onSelect\(itemType)", "(\(itemType).ID) -> Void")
    }

    /// Where a chosen row leads, as a factory method of `Route`.
    var route: String? { list.route?.member }

    /// What buttons of rows change.
    var toggles: [ListToggle] {
        list.toggles.compactMap { toggle in
            entity.fields.first { $0.name == toggle.field }.map {
                ListToggle(toggle: toggle, field: $0, entity: entity)
            }
        }
    }

    /// What is asked, as an expression, with the answer with which it is done.
    ///
    /// - Parameter isOfSummary: whether it is made of what VIPER hands up.
    func question(
        _ toggle: any RowAction,
        ofSummary isOfSummary: Bool = false
    ) -> (text: String, answer: String)? {
        toggle.question.map {
            (
                TextExpression(text: $0.text, isOfSummary: isOfSummary).whole,
                SwiftText.literal($0.answer)
            )
        }
    }

    /// What whoever shows a question is told besides: `ofJob`.
    var owner: String { "of\(itemType)" }

    /// What shows another text where something of it is changed.
    var changing: [EntityElement] {
        let changed = changedFields
        return list.elements.filter { element in
            entity.fields(shownBy: [element.text]).contains(where: changed.contains)
        }
    }

    /// What always shows the same of one entity.
    var constant: [EntityElement] { list.elements.filter { !changing.contains($0) } }

    /// In the order in which a row is shown: what changes comes last.
    var shownElements: [EntityElement] { hasChanges ? constant + changing : list.elements }

    /// The buttons above the rows.
    var filters: [ListFilter] { list.filters }

    /// The type of a filter, which the contract has: `ToDoListFilter`.
    var filterType: String { "\(type)Filter" }

    /// The one that is chosen when the list opens, as an expression.
    var firstFilter: String { "\(filterType).\(filters.first?.name.member ?? "")" }

    /// Whether the list asks a row for what it shows: to lead there, or to filter.
    var isItemKnown: Bool { !leads.isEmpty || !filters.isEmpty }

    /// A method that tells whether a row is shown, for whoever decides; nothing where all are.
    ///
    /// - Parameter selected: the selected filter, as an expression.
    func showing(_ selected: String = "filter") -> String {
        guard !filters.isEmpty else { return "" }
        let cases = filters.map { filter in
            let value =
                filter.condition.map { condition in
                    "\(condition.isSet ? "" : "!")\(item).\(condition.field.flagMember)"
                } ?? "true"
            return "case .\(filter.name.member): \(value)"
        }
        return SwiftText.method(
            "private func shows(_ \(item): \(itemType)) -> Bool",
            ["switch \(selected) {"] + cases + ["}"]
        )
    }

    /// What a list keeps besides where it can be filtered, as properties; a line each.
    ///
    /// - Parameter all: all that have come, as a property.
    func filtered(_ all: String) -> [String] {
        guard isSifted else { return [] }
        return [
            filters.isEmpty
                ? "/// All loaded rows, with those that are removed."
                : "/// All loaded rows; the filter selects those that are shown.", all,
        ] + (filters.isEmpty ? [] : ["private var filter = \(firstFilter)"])
    }

    var rules: [TextRule] {
        list.elements.map(\.text) + list.toggles.compactMap(\.question?.text)
            + (list.removal?.question.map { [$0.text] } ?? [])
            + list.counts.compactMap(\.question?.text)
    }
    var showsDay: Bool { rules.contains(where: \.showsDay) }

    /// The fields of the entity that rows show, or hang on.
    var shownFields: [Entity.Field] {
        let shown = entity.fields(shownBy: rules)
        return entity.fields.filter { field in
            shown.contains(field) || enabling.contains { $0.once == field }
                || links.contains { $0.field == field }
        }
    }

    /// What VIPER hands up in place of one that is listed.
    var handedUp: SummaryFields {
        SummaryFields(entity: entity, fields: shownFields, rules: rules)
    }

    /// The same of a sample, in Swift.
    func summary(_ sample: Sample, id: Int) -> String {
        let arguments = ["id: \(id)"] + handedUp.arguments(sample)
        return "\(itemType)Summary(\(arguments.joined(separator: ", ")))"
    }

    /// Keeps what an object asks and tells, a line each.
    func stored(_ further: [String] = []) -> String {
        let kept = asked + leads.map { ($0.name, $0.type) }
        return lines(kept.map { "private let \($0.name): \($0.type)" } + further, indented: 4)
    }

    /// An initialiser that takes what an object asks and tells.
    var initialiser: String {
        initialiser(asked + leads.map { ($0.name, "@escaping \($0.type)") })
    }

    /// An initialiser that stores its parameters.
    ///
    /// - Parameter further: statements that follow.
    func initialiser(
        _ parameters: [(name: String, type: String)],
        further: [String] = []
    ) -> String {
        let list = parameters.map { "\($0.name): \($0.type)" }
        return SwiftText.call("init", list, " {", indented: 4) + "\n"
            + lines(parameters.map { "self.\($0.name) = \($0.name)" } + further, indented: 8)
            + "    }\n"
    }

    /// What is asked, out of the dependencies, as arguments.
    var askedArguments: String {
        asked.map { "\($0.name): dependencies.\($0.name)" }.joined(separator: ", ")
    }

    /// Makes an object that asks the service and tells what is chosen.
    ///
    /// - Parameter head: what stands in front of the arguments, as `let presenter = RemindersPresenter`.
    /// - Returns: statements, of which the last makes it.
    func making(_ head: String) -> [String] {
        guard !leads.isEmpty else { return ["\(head)(\(askedArguments))"] }
        guard part == nil else {
            let handedOn = leads.map { "\($0.name): \($0.name)" }
            return ["\(head)(\(([askedArguments] + handedOn).joined(separator: ", ")))"]
        }
        return ["let navigator = dependencies.navigator", leading(head, askedArguments)]
    }

    func lines(_ lines: [String], indented indentation: Int) -> String {
        SwiftText.lines(lines, indented: indentation)
    }

    /// What is said where nothing came, and where there is nothing.
    var failureText: String { SwiftText.literal(list.failure) }
    var emptyText: String { SwiftText.literal(list.empty) }

    /// The expression that an element shows.
    ///
    /// - Parameter isOfSummary: whether it is made of what VIPER hands up.
    func expression(
        _ element: EntityElement,
        ofSummary isOfSummary: Bool = false
    ) -> String {
        TextExpression(text: element.text, isOfSummary: isOfSummary).whole
    }

    /// What all methods that write counts share; nothing where none is counted.
    var countText: String { SwiftText.countText(for: rules) }
}
