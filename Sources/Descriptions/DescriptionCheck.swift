/// What must hold of a description as a whole.
struct DescriptionCheck {
    let description: Description
    let placesOfElements: [Name: DescriptionLine]
    /// Of entities and services.
    let placesOfThings: [Name: DescriptionLine]
    let lineOfFeature: DescriptionLine

    func run() throws(DescriptionError) {
        guard !description.elements.isEmpty else {
            throw lineOfFeature.error("the feature has no screen; add a line “screen”")
        }
        try checkUses()
        try checkDistinctness()
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
