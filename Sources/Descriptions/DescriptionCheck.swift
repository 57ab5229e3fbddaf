/// What must hold of a description as a whole.
struct DescriptionCheck {
    let description: Description
    let placesOfElements: [Name: DescriptionLine]
    /// Of entities and services.
    let placesOfThings: [Name: DescriptionLine]
    let lineOfFeature: DescriptionLine
    let lineOfList: DescriptionLine?

    func run() throws(DescriptionError) {
        try checkFields()
        if let list = description.list { return try check(list) }
        guard !description.elements.isEmpty else {
            throw lineOfFeature.error(
                "the feature has no screen; add a line “screen”, or “list of every …”"
            )
        }
        try checkUses()
        try checkDistinctness()
    }

    /// Some kinds of values can be listed alone.
    private func checkFields() throws(DescriptionError) {
        let listed = description.listServices.map(\.entity)
        for entity in description.entities where !listed.contains(entity.name) {
            for field in entity.fields {
                guard field.kind != .date, field.kind != .flag else {
                    throw thing(entity.name).error(
                        "“\(field.name)” is a date, yes or no; only what a service lists has those"
                    )
                }
                guard field.values.count == 2 else {
                    throw thing(entity.name).error(
                        "“\(field.name)” has more than two values; only what a service lists has more"
                    )
                }
            }
        }
    }

    /// A list shows what its service lists, and nothing else.
    private func check(_ list: ItemList) throws(DescriptionError) {
        let line = lineOfList ?? lineOfFeature
        guard description.listServices.contains(where: { $0.entity == list.entity }) else {
            throw line.error(
                "no service lists “\(list.entity)”; add a service with “lists every \(list.entity)”"
            )
        }
        let others =
            description.services.map(\.name)
            + description.listServices.filter { $0.entity != list.entity }.map(\.name)
        if let other = others.first {
            throw thing(other).error("the service “\(other)” is asked by nobody")
        }
        for element in list.elements where element.kind == .button {
            guard list.toggles.contains(where: { $0.button == element.name }) else {
                throw place(of: element.name).error(
                    "nothing happens when “\(element.name)” is tapped; add “on tap of \(element.name)”"
                )
            }
        }
        for toggle in list.toggles {
            let isShown = list.elements.contains {
                $0.text.parts.contains { $0.shows(toggle.field) }
            }
            guard isShown else {
                throw place(of: toggle.button).error(
                    "nothing in a row shows “\(toggle.field)”, which changes"
                )
            }
        }
        for service in description.listServices {
            let unused = service.changes.filter { field in
                !list.toggles.contains { $0.field == field }
            }
            if let field = unused.first {
                throw thing(service.name).error(
                    "nothing changes “\(field)”; add a button that does"
                )
            }
        }
        for entity in description.entities where entity.name != list.entity {
            throw thing(entity.name).error("the entity “\(entity.name)” is shown by nothing")
        }
    }

    /// Whatever stands in a description is there for something.
    private func checkUses() throws(DescriptionError) {
        for button in description.buttons
        where !description.reactions.contains(where: { $0.button == button }) {
            throw place(of: button).error(
                "nothing happens when “\(button)” is tapped; add “on tap of \(button)”"
            )
        }
        let shown = description.reactions.flatMap(\.effects).map(\.label)
        for label in description.shownLabels where !shown.contains(label) {
            throw place(of: label).error(
                "nothing is ever shown in “\(label)”; give it a text behind a colon, or show something "
                    + "in it"
            )
        }
        let used = description.reactions.flatMap(\.values)
        if let service = description.listServices.first {
            throw thing(service.name).error(
                "what “\(service.name)” lists is shown by no list; add “list of every \(service.entity)” "
                    + "in place of a screen"
            )
        }
        for service in description.services where !used.contains(service.value) {
            throw thing(service.name).error("the service “\(service.name)” is asked by nobody")
        }
        guard !description.services.isEmpty else {
            throw lineOfFeature.error(
                "the feature asks no service; architectures differ in who does, so add one"
            )
        }
        let given = description.services.map(\.value)
        for entity in description.entities where !given.contains(entity.name) {
            throw thing(entity.name).error("the entity “\(entity.name)” is given by no service")
        }
    }

    /// Different names may lead to one and the same name in Swift.
    private func checkDistinctness() throws(DescriptionError) {
        var owners: [String: Name] = [:]
        for element in description.elements {
            let name = element.name
            let made =
                switch element {
                case .label: [name.member, "\(name.member)Label"]
                case .button: [name.member, "\(name.member)Button", "on\(name.type)"]
                }
            for member in made {
                if let other = owners[member], other != name {
                    throw place(of: name).error(
                        "“\(other)” and “\(name)” would both be \(member) in Swift; use another name"
                    )
                }
                owners[member] = name
            }
        }
    }

    private func thing(_ name: Name) -> DescriptionLine { placesOfThings[name] ?? lineOfFeature }

    private func place(of element: Name) -> DescriptionLine {
        placesOfElements[element] ?? lineOfFeature
    }
}
