internal import Descriptions

/// The values for the templates of the model and the contract.
extension ElementsScope {
    /// The flags, values and lists that only these templates use.
    var contract: TemplateScope {
        let keys = plan.description.keys
        let settable = keys.filter(\.isSettable)
        var flags: Set<String> = keys.isEmpty ? [] : ["RANDOM"]
        if !settable.isEmpty { flags.insert("SETTABLE") }
        return TemplateScope(
            flags: flags,
            values: [
                "feature.identifier": plan.description.feature.identifier,
                "feature.title": plan.description.feature.title,
                "feature.summary": plan.description.summary,
                "feature.elements": plan.description.elements
                    .map { "\(plan.type)Element.\($0.name.member)" }.joined(separator: ", "),
                "environment.world": world,
                "environment.settings": settable.compactMap(setting).joined(separator: "\n"),
                "contract.comma": settable.isEmpty ? "" : ",",
            ],
            lists: [
                "model.entities": plan.description.entities.map {
                    EntityScope(entity: $0, isArchived: false).scope
                },
                "providers": plan.description.services.filter { $0.entity != nil }.map(service),
                "sources": plan.description.services.filter { $0.entity == nil }.map(service),
                "keys": keys.map(key),
                "settable": settable.map(key),
                "latency": plan.interactions.compactMap(timed),
            ]
        )
    }

    // MARK: - Services

    func service(_ service: Service) -> TemplateScope {
        var scope = TemplateScope(
            values: [
                "summary": service.summary, "kind": kind(of: service).withCapitalArticle,
            ],
            names: ["supplier": service.name, "dispenser": service.name]
        )
        switch service.kind {
        case .current(let entity):
            scope.flags = ["isCurrent"]
            scope.names["guest"] = entity
            scope.values["guest"] = "\(entity.member): \(opened(entity))"
        case .next(let value, let values, _):
            scope.names["ticket"] = value
            let list = values.map(String.init).joined(separator: ", ")
            scope.values["numbers"] =
                "opening.integers(\"\(value.plural)\", default: [\(list)])"
        }
        return scope
    }

    /// Returns the last word of a service's name, which is the kind of service.
    private func kind(of service: Service) -> Name { Name(service.name.words.suffix(1).map { $0 }) }

    private var world: String {
        let parts = plan.description.services.map { service in
            switch service.kind {
            case .current(let name): "\(name.withArticle) that a scenario can change"
            case .next(let name, _, _):
                "\(kind(of: service).withArticle) of the \(name.pluralText) that a scenario provides"
            }
        }
        return parts.joined(separator: ", and ")
    }

    /// Returns the expression for an entity when a scenario opens.
    private func opened(_ entity: Name) -> String {
        let fields = plan.description.keys.compactMap { key -> String? in
            guard case .field(let field, of: entity) = key.target else { return nil }
            let reader = field.kind == .number ? "integer" : "text"
            return "\(field.member): "
                + "opening.\(reader)(\"\(key.name)\", default: \(field.first.literal))"
        }
        return "\(entity.type)(\n    \(fields.joined(separator: ",\n    "))\n)"
    }

    /// Returns the statement that sets the value of a key while a scenario is open.
    private func setting(_ key: DescribedKey) -> String? {
        guard case .field(let field, let entity) = key.target,
            let service = plan.description.services.first(where: { $0.value == entity })
        else { return nil }
        let pattern = field.kind == .number ? ".integer" : ".text"
        let member = field.name.member
        return """
            if case \(pattern)(let \(member))? = values["\(key.name)"] {
                \(service.name.member).\(entity.member).\(member) = \(member)
            }
            """
    }

    // MARK: - The contract

    private func key(_ key: DescribedKey) -> TemplateScope {
        var values = ["name": key.name]
        switch key.target {
        case .field(let field, let entity):
            let isNumber = field.kind == .number
            values["type"] = isNumber ? ".integer(-1_000_000_000...1_000_000_000)" : ".text"
            values["help"] = "\(field.name) of the \(entity) (default \(field.first.shown))"
            values["random"] =
                isNumber
                ? ".integer(random.integer(in: -2...12))"
                : ".text(random.element(of: [\"\", \"Ada\", \" \", \"李\", \"e\\u{301}\"]))"
        case .numbers(_, let numbers, let range):
            let list = numbers.map(String.init).joined(separator: ", ")
            values["type"] = ".integers(\(SwiftText.literal(range)))"
            values["help"] = "numbers of the source (default \(list))"
            values["random"] =
                ".list((0..<random.integer(in: 0...4)).map { _ in "
                + ".integer(random.integer(in: \(SwiftText.literal(range)))) })"
        }
        return TemplateScope(values: values)
    }

    /// Returns the values of the scenario that measures a tap; `nil` if no way to the tap was found.
    private func timed(_ interaction: Interaction) -> TemplateScope? {
        guard let way = StateWalk.way(to: interaction, in: plan) else { return nil }
        let opening = "{\"open\": \"\(plan.description.feature.identifier)\"}"
        let setup = [opening] + way.map { "{\"tap\": \"\($0.button.identifier)\"}" }
        return TemplateScope(
            // A screen on which the tap has changed the state is opened again.
            flags: interaction.changes.isEmpty ? [] : ["changes"],
            values: [
                "name": interaction.button.identifier,
                "title": plan.title(of: interaction.button),
                "setup": SwiftText.events(setup, indented: 20),
                "measured": SwiftText.events(["{\"tap\": \"\(interaction.button.identifier)\"}"]),
            ]
        )
    }
}

extension Service {
    /// The entity that the service provides; `nil` for a service that provides numbers.
    fileprivate var entity: Name? { if case .current(let entity) = kind { entity } else { nil } }
}
