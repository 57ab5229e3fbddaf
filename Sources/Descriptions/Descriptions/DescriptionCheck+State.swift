extension DescriptionCheck {
    /// Checks that state is shown and changed, and that its names differ from those of services.
    func checkState() throws(DescriptionError) {
        guard let state = description.stateEntity else { return }
        guard description.entity(state.name) == nil else {
            throw thing(state.name).error(
                "'\(state.name)' means the state of the screen; use another name"
            )
        }
        let texts =
            description.boundLabels.map(\.text)
            + description.reactions.flatMap(\.effects).map(\.text)
        let shown = texts.flatMap(\.allParts).filter { $0.value == state.name }
        let changed = description.reactions.flatMap(\.changes).map(\.field)
        for name in description.states.map(\.name) {
            try checkIsUnique(name)
            guard shown.contains(where: { $0.shows(name) }) else {
                throw place(of: name).error(
                    "no text shows the state '\(name)'; use it in a label or in 'show in'"
                )
            }
            guard changed.contains(name) else {
                throw place(of: name).error(
                    "no button changes the state '\(name)'; add 'add', 'set' or 'toggle' below a tap"
                )
            }
        }
    }

    private func checkIsUnique(_ name: Name) throws(DescriptionError) {
        for service in description.services {
            switch service.kind {
            case .current(let entity):
                let fields = description.entity(entity)?.fields ?? []
                guard !fields.contains(where: { $0.name == name }) else {
                    throw place(of: name).error(
                        "'\(name)' is a field of the \(entity), too; use another name"
                    )
                }
            case .next(let number, _, _):
                guard number != name else {
                    throw place(of: name).error(
                        "'\(name)' is a number of a service, too; use another name"
                    )
                }
            }
        }
    }
}
