/// The checks of a complete description.
struct DescriptionCheck {
    let description: Description
    let placesOfElements: [Name: DescriptionLine]
    /// The lines of entities and services.
    let placesOfThings: [Name: DescriptionLine]
    /// The lines of the fields of each entity.
    let placesOfFields: [Name: [Name: DescriptionLine]]
    let lineOfFeature: DescriptionLine
    /// The line of the list, or of the screen of one entity.
    let lineOfScreen: DescriptionLine?
    /// The lines of the header, the switch and the form.
    let placesOfParts: [String: DescriptionLine]
    let placesOfFacts: [Name: DescriptionLine]

    func run() throws(DescriptionError) {
        try checkNames()
        try checkFields()
        try checkFacts()
        if let card = description.card { return try check(card) }
        try checkHasNoForm()
        if description.header != nil || !description.lists.isEmpty { return try checkPage() }
        if let detail = description.detail { return try check(detail) }
        guard !description.elements.isEmpty else {
            throw lineOfFeature.error(
                "the feature has no screen; add a line 'screen', 'screen of the …' or 'list of every …'"
            )
        }
        try checkUses()
        try checkState()
        try checkDistinctness()
    }

    /// Checks that a type does not have the name of the feature. The entity of a form may have it,
    /// because no code is generated from a form.
    private func checkNames() throws(DescriptionError) {
        for (name, line) in placesOfThings
        where name.type == description.feature.type && name != description.card?.entity {
            throw line.error("'\(name)' is the feature’s name; use another one")
        }
    }

    /// Checks that kinds of fields are used only where they are supported.
    private func checkFields() throws(DescriptionError) {
        let listed = description.listServices.map(\.entity)
        let loaded = description.detailServices.map(\.entity)
        for entity in description.entities {
            let isListed = listed.contains(entity.name)
            let isLoaded = loaded.contains(entity.name)
            for field in entity.fields {
                let line = placesOfFields[entity.name]?[field.name] ?? thing(entity.name)
                switch field.kind {
                case .date where !isListed && !isLoaded:
                    throw line.error(
                        "'\(field.name)' is a date; only listed or loaded entities can have such fields"
                    )
                case .flag where !isListed && !isLoaded:
                    throw line.error(
                        "'\(field.name)' is yes or no; only listed or loaded entities can have such fields"
                    )
                case .choice where !isListed && !isLoaded:
                    throw line.error(
                        "'\(field.name)' has named values; only listed or loaded entities can have such fields"
                    )
                case .text, .number, .date:
                    guard isListed || field.values.count == 2 else {
                        throw line.error(
                            "'\(field.name)' has more than two values; only listed entities can have more"
                        )
                    }
                case .flag, .choice: break
                }
            }
        }
    }

    /// Checks the entities of the lists and the header, and that there are no others.
    private func checkPage() throws(DescriptionError) {
        if let line = placesOfParts["switch"], description.lists.count < 2 {
            throw line.error("a switch needs two lists")
        }
        if description.lists.count == 2, description.listSwitch == nil {
            throw (lineOfScreen ?? lineOfFeature).error(
                "two lists need a switch; add 'switch: \"…\" or \"…\"'"
            )
        }
        var used: [Name] = []
        if let header = description.header {
            let line = placesOfParts["header"] ?? lineOfFeature
            guard !description.lists.isEmpty else {
                throw line.error(
                    "there is no list below the header; add 'list of every …', or write 'screen of the "
                        + "\(header.entity)' instead"
                )
            }
            used.append(try check(header, line))
        }
        for list in description.lists { used.append(try check(list)) }
        let shown = description.lists.map(\.entity) + (description.header.map { [$0.entity] } ?? [])
        if let twice = shown.first(where: { entity in shown.filter { $0 == entity }.count > 1 }) {
            throw thing(twice).error(
                "'\(twice)' is shown twice; each part must show a different entity"
            )
        }
        try checkAreSole(used, of: shown)
    }

    /// Checks that each fact is a condition of an element.
    private func checkFacts() throws(DescriptionError) {
        let conditions =
            description.lists.map(\.condition) + (description.header?.parts.map(\.condition) ?? [])
            + (description.detail?.conditions.values.map(Optional.some) ?? [])
        if let fact = description.facts.first(where: { fact in
            !conditions.contains { $0?.field == fact }
        }) {
            throw (placesOfFacts[fact] ?? lineOfFeature).error("the fact '\(fact)' is never used")
        }
    }

    /// Checks the header, and that its service loads the entity.
    ///
    /// - Returns: the name of the service of the entity.
    private func check(
        _ header: Header,
        _ line: DescriptionLine
    ) throws(DescriptionError) -> Name {
        guard let service = description.detailServices.first(where: { $0.entity == header.entity })
        else {
            throw line.error(
                "no service loads '\(header.entity)'; add a service with 'loads the \(header.entity)'"
            )
        }
        try checkButtons(header.parts.map(\.element), act: header.toggles.map(\.button))
        try checkChanges(
            of: service.name,
            service.changes.map(\.field),
            by: header.toggles.map(\.field)
        )
        return service.name
    }

    /// Checks a list, and that its service lists the entity.
    ///
    /// - Returns: the name of the service of the entity.
    private func check(_ list: ItemList) throws(DescriptionError) -> Name {
        let line = lineOfScreen ?? lineOfFeature
        guard let service = description.service(of: list)
        else {
            throw line.error(
                "no service lists '\(list.entity)'; add a service with 'lists every \(list.entity)'"
            )
        }
        guard service.pageSize == nil || list.filters.isEmpty else {
            throw line.error(
                "a list that loads in pages cannot be filtered; remove the pages or the filters"
            )
        }
        try checkThatRowsStay(in: list, of: service)
        try checkMoves(of: list)
        try checkButtons(
            list.elements,
            act: list.toggles.map(\.button) + list.counts.map(\.button)
                + (list.removal.map { [$0.button] } ?? [])
        )
        try checkAbilities(of: service, asked: list)
        let changing =
            list.toggles.map { ($0.button, $0.field) }
            + list.counts.flatMap { count in count.numbers.map { (count.button, $0) } }
        // An excluded element may show the field.
        for (button, field) in changing where list.leftOut.isEmpty {
            let isShown = list.elements.contains { $0.text.parts.contains { $0.shows(field) } }
            guard isShown else {
                throw place(of: button).error(
                    "no element of a row shows '\(field)', although it changes"
                )
            }
        }
        try checkChanges(of: service.name, service.changes, by: list.toggles.map(\.field))
        try checkChanges(
            of: service.name,
            service.counts.map(Name.init(joining:)),
            by: list.counts.map(\.name)
        )
        if service.announces { try checkAnnouncements(of: service, to: list) }
        return service.name
    }

    /// Checks that no row of a list with pages is removed. The entities after it would move up, so that the
    /// next page would begin with other entities.
    private func checkThatRowsStay(
        in list: ItemList,
        of service: ListService
    ) throws(DescriptionError) {
        guard service.pageSize != nil else { return }
        if let removal = list.removal {
            throw place(of: removal.button).error(
                "no row of a list that loads in pages can be removed, because pages move up; remove the "
                    + "pages or 'remove it'"
            )
        }
        if service.announces {
            throw thing(service.name).error(
                "a service that lists pages cannot announce changes, because entities that are removed "
                    + "elsewhere move the pages up; remove the pages or 'announces changes'"
            )
        }
    }

    /// Checks that a list shows the changes that its service announces.
    private func checkAnnouncements(
        of service: ListService,
        to list: ItemList
    ) throws(DescriptionError) {
        let fields = description.entity(list.entity)?.fields.map(\.name) ?? []
        let parts = list.elements.flatMap(\.text.parts)
        guard fields.contains(where: { field in parts.contains { $0.shows(field) } }) else {
            throw thing(service.name).error(
                "no element of a row shows a field, so no announced change would be visible"
            )
        }
        if let count = list.counts.first(where: { $0.question != nil }) {
            throw place(of: count.button).error(
                "a question before 'count' is not possible in a list whose service announces "
                    + "changes; remove 'ask with …' or 'announces changes'"
            )
        }
        guard !list.movesRows else {
            throw (placesOfParts["moving rows of \(list.entity)"] ?? lineOfFeature).error(
                "rows cannot move at once in a list whose service announces changes; remove 'rows move "
                    + "at once' or 'announces changes'"
            )
        }
    }

    /// Checks that a row can move if that is stated: a list needs filters, and a button that changes
    /// the field of a filter.
    private func checkMoves(of list: ItemList) throws(DescriptionError) {
        guard list.movesRows else { return }
        let line = placesOfParts["moving rows of \(list.entity)"] ?? lineOfFeature
        guard description.pageSize(of: list) == nil else {
            throw line.error(
                "a list that loads in pages cannot be filtered, so no row can move; remove the pages "
                    + "or 'rows move at once'"
            )
        }
        guard !list.filters.isEmpty else {
            throw line.error(
                "the list has no filters between which a row could move; add two, such as "
                    + "'filter all: \"All\"' and 'filter open: \"Open\" unless FIELD'"
            )
        }
        let changed = list.toggles.map(\.field) + list.counts.compactMap(\.once)
        guard changed.contains(where: list.movingFields.contains) else {
            throw line.error(
                "no button of a row changes the field of a filter, so no row can move; add a button "
                    + "or remove 'rows move at once'"
            )
        }
    }

    /// Checks that the abilities of a service match the buttons of its list.
    private func checkAbilities(
        of service: ListService,
        asked list: ItemList
    ) throws(DescriptionError) {
        func line(_ kind: ListAction.Kind) -> DescriptionLine? {
            list.actions.first { $0.kind == kind }.map { place(of: $0.name) }
        }
        let asked: [(ability: ListService.Ability, words: String, line: DescriptionLine?)] = [
            (.add, "adds one", line(.add)),
            (.remove, "removes one", list.removal.map { place(of: $0.button) }),
            (.restore, "restores one", line(.undo)),
        ]
        for (ability, words, line) in asked {
            let can = service.abilities.contains(ability)
            if let line, !can {
                throw line.error("no service can do that; add '\(words)' to the service")
            }
            if can, line == nil {
                throw thing(service.name).error(
                    "no button uses '\(words)' of the service; add one"
                )
            }
        }
        if let line = line(.undo), list.removal == nil {
            throw line.error("there is no removal that could be undone")
        }
    }

    /// Checks that a screen of one entity shows the entity that its service loads, and no other.
    private func check(_ detail: DetailScreen) throws(DescriptionError) {
        let line = lineOfScreen ?? lineOfFeature
        guard let service = description.detailServices.first(where: { $0.entity == detail.entity })
        else {
            throw line.error(
                "no service loads '\(detail.entity)'; add a service with 'loads the \(detail.entity)'"
            )
        }
        try checkAreSole([service.name], of: [detail.entity])
        try checkButtons(
            detail.elements,
            act: detail.changes.map(\.button) + detail.links.map(\.element)
        )
        for change in detail.changes {
            let isShown = detail.elements.contains {
                $0.text.parts.contains { $0.shows(change.edit.field) }
            }
            guard isShown else {
                throw place(of: change.button).error(
                    "no element on the screen shows '\(change.edit.field)', although it changes"
                )
            }
        }
        try checkChanges(
            of: service.name,
            service.changes.map(\.field),
            by: detail.changes.map(\.edit.field)
        )
    }

    /// Checks that there are no other services and entities than the given ones.
    func checkAreSole(_ services: [Name], of entities: [Name]) throws(DescriptionError) {
        if let other = description.serviceNames.first(where: { !services.contains($0) }) {
            throw thing(other).error("the service '\(other)' is never used")
        }
        if let other = description.entities.first(where: { !entities.contains($0.name) }) {
            throw thing(other.name).error("the entity '\(other.name)' is never shown")
        }
    }

    func checkButtons(
        _ elements: [EntityElement],
        act: [Name]
    ) throws(DescriptionError) {
        for element in elements where element.kind == .button && !act.contains(element.name) {
            throw place(of: element.name).error(
                "nothing happens when '\(element.name)' is tapped; add 'on tap of \(element.name)'"
            )
        }
    }

    private func checkChanges(
        of service: Name,
        _ fields: [Name],
        by changed: [Name]
    ) throws(DescriptionError) {
        if let field = fields.first(where: { !changed.contains($0) }) {
            throw thing(service).error("no button changes '\(field)'; add one")
        }
    }

    /// Checks that every element of a description is used.
    private func checkUses() throws(DescriptionError) {
        for button in description.buttons
        where !description.reactions.contains(where: { $0.button == button }) {
            throw place(of: button).error(
                "nothing happens when '\(button)' is tapped; add 'on tap of \(button)'"
            )
        }
        let shown = description.reactions.flatMap(\.effects).map(\.label)
        for label in description.shownLabels where !shown.contains(label) {
            throw place(of: label).error(
                "the label '\(label)' never shows a text; add a text after a colon, or a 'show in' "
                    + "in it"
            )
        }
        let used = description.reactions.flatMap(\.values)
        if let service = description.listServices.first {
            throw thing(service.name).error(
                "no list shows what '\(service.name)' lists; add 'list of every \(service.entity)' "
                    + "instead of a screen"
            )
        }
        if let service = description.detailServices.first {
            throw thing(service.name).error(
                "no screen shows what '\(service.name)' loads; write 'screen of the "
                    + "\(service.entity)' instead of 'screen'"
            )
        }
        for service in description.services where !used.contains(service.value) {
            throw thing(service.name).error("the service '\(service.name)' is never used")
        }
        guard !description.services.isEmpty || !description.states.isEmpty else {
            throw lineOfFeature.error(
                "the feature uses no service and has no state; add one, because architectures differ in how they use them"
            )
        }
        let given = description.services.map(\.value)
        for entity in description.entities where !given.contains(entity.name) {
            throw thing(entity.name).error("no service provides the entity '\(entity.name)'")
        }
    }

    /// Checks that different names do not become the same name in Swift.
    private func checkDistinctness() throws(DescriptionError) {
        var owners: [String: Name] = [:]
        for element in description.elements {
            let name = element.name
            let made =
                switch element {
                case .label, .boundLabel: [name.member, "\(name.member)Label"]
                case .button: [name.member, "\(name.member)Button", "on\(name.type)"]
                }
            for member in made {
                if let other = owners[member], other != name {
                    throw place(of: name).error(
                        "'\(other)' and '\(name)' would both become \(member) in Swift; use another name"
                    )
                }
                owners[member] = name
            }
        }
    }

    func thing(_ name: Name) -> DescriptionLine { placesOfThings[name] ?? lineOfFeature }

    func place(of element: Name) -> DescriptionLine {
        placesOfElements[element] ?? lineOfFeature
    }
}
