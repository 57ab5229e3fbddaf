internal import Descriptions
internal import Model
internal import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// Creates the contract of a described feature, for random scenarios only.
    init(_ description: Description) {
        let operations = Self.operations(of: description)
        let announced = description.lists.filter {
            description.service(of: $0)?.announces == true
        }.compactMap { description.entity($0.entity) }
        let event: @Sendable (inout SplitMix64) -> ScenarioEvent = {
            Self.event(of: announced, &$0)
        }
        self.init(
            name: description.feature.identifier,
            title: description.feature.title,
            openingKeys: [],
            settableKeys: [],
            operations: operations,
            lists: description.listed.map { $0.name.ofSeveral.identifier },
            scenarios: [],
            latencyScenarios: [],
            typedTexts: ["", " ", "Ada", "a@b.c", " 030 12345 ", "e\u{301}", "\u{200B}", "a\nb"],
            randomOpening: { description.randomOpening(&$0, operations: operations) },
            randomSettings: { description.randomSettings(&$0) },
            randomEvent: announced.isEmpty ? nil : event,
            eventsPerOwn: 6
        )
    }

    private static func event(of entities: [Entity], _ random: inout SplitMix64) -> ScenarioEvent {
        let entity = random.element(of: entities)
        let id = random.integer(in: 1...14)
        guard random.happens(onceIn: 2) else { return .own(entity.removalEvent, .integer(id)) }
        var values: [String: JSONValue] = ["id": .integer(id)]
        for field in entity.fields where random.happens(onceIn: 2) {
            values[field.name.member] = random.element(of: field.values).json
        }
        return .own(entity.changeEvent, .object(values))
    }

    private static func operations(of description: Description) -> [Model.Operation] {
        var names: [String] = []
        for service in description.listServices {
            guard let entity = description.entity(service.entity) else { continue }
            names.append(entity.name.ofSeveral.identifier)
            names += service.changes.map { entity.change(of: $0).identifier }
            names += service.counts.map { entity.change(of: Name(joining: $0)).identifier }
            names += service.abilities.map { entity.request(for: $0).identifier }.sorted()
        }
        for service in description.detailServices {
            guard let entity = description.entity(service.entity) else { continue }
            names.append(entity.name.identifier)
            names += service.changes.map { entity.change(of: $0.field).identifier }
            if service.saves { names.append("\(entity.name.identifier)-save") }
        }
        return names.map(Model.Operation.init(rawValue:))
    }
}

extension Description {
    fileprivate var listed: [Entity] { lists.compactMap { entity($0.entity) } }

    fileprivate func randomOpening(
        _ random: inout SplitMix64,
        operations: [Model.Operation]
    ) -> [String: JSONValue] {
        var values = randomValues(&random, share: 2)
        values["seed"] = .integer(random.integer(in: 0...999))
        for entity in listed {
            values[entity.name.plural] = .integer(random.element(of: [0, 1, 3, 7, 14, 30, 45]))
        }
        for fact in facts { values[fact.member] = .flag(random.happens(onceIn: 2)) }
        for name in [detail?.entity, card?.entity, header?.entity].compactMap({ $0 }) {
            values[name.member] = .integer(random.integer(in: 1...9))
        }
        if random.happens(onceIn: 8), !operations.isEmpty {
            values["fail"] = .list([.text(random.element(of: operations).rawValue)])
        }
        values["scheduler"] = .text(random.happens(onceIn: 8) ? "immediate" : "manual")
        return values
    }

    fileprivate func randomSettings(_ random: inout SplitMix64) -> [String: JSONValue] {
        var values = randomValues(&random, share: 3)
        for key in keys where !key.isSettable { values[key.name] = nil }
        for entity in listed where random.happens(onceIn: 2) {
            values[entity.name.plural] = .integer(random.integer(in: 0...30))
        }
        return values
    }

    /// Returns random values for some of the keys.
    ///
    /// - Parameter share: one key in so many has a value.
    fileprivate func randomValues(
        _ random: inout SplitMix64,
        share: Int
    ) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        for key in keys where random.happens(onceIn: share) {
            switch key.target {
            case .field(let field, _): values[key.name] = random.element(of: field.values).json
            case .numbers(_, let numbers, let range):
                let count = random.integer(in: 0...numbers.count)
                values[key.name] = .list(
                    (0..<count).map { _ in .integer(random.integer(in: range)) }
                )
            }
        }
        return values
    }
}

extension FieldValue {
    fileprivate var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .flag(let isSet): .flag(isSet)
        case .text, .date: .text(shown)
        case .choice(let name): .text(name.identifier)
        }
    }
}
