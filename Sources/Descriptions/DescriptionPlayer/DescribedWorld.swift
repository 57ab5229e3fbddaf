package import AppSupport
internal import Behaviours
package import Descriptions
internal import Model
package import Scenarios

/// The environment of a described feature. Its services reply as the description states.
package final class DescribedWorld: ConnectedEnvironment, DescribedEntity, DescribedRecord {
    package let scenarioConnection: ScenarioConnection
    private let navigator = NavigationStack()
    /// The services of the lists, in their order.
    let listings: [DescribedListing]
    /// The flags that are set.
    let facts: Set<Name>
    /// The entity that is loaded; `nil` for none.
    private let loaded: Entity?
    /// The number of the entity that a header shows.
    package let id: Int
    /// The number of the entity in requests; `nil` if there is only one entity.
    private let askedID: Int?
    /// The limits of the number fields of the loaded entity.
    let limits: [Name: ClosedRange<Int>]
    /// The screens that are notified of changes made elsewhere.
    private var observers: [@MainActor ([Name: FieldValue]) -> Void] = []
    private let keys: [DescribedKey]
    /// The current value of each key.
    private var values: [String: JSONValue]
    /// The index of the next number of a service, by the name of the number.
    private var positions: [Name: Int] = [:]

    init(_ description: Description, opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        listings = description.lists.compactMap { [scenarioConnection, navigator] list in
            description.entity(of: list).map {
                DescribedListing(
                    $0,
                    pageSize: description.service(of: list)?.pageSize,
                    opening: opening,
                    connection: scenarioConnection.connection,
                    navigator: navigator
                )
            }
        }
        facts = Set(description.facts.filter { opening.flag($0.member, default: false) })
        loaded =
            description.detailedEntity ?? description.card.flatMap { description.entity($0.entity) }
            ?? description.header.flatMap { description.entity($0.entity) }
        id = opening.integer(loaded?.name.member ?? "", default: Header.defaultID)
        askedID = description.header == nil ? nil : id
        limits = description.detailServices.flatMap(\.changes)
            .reduce(into: [:]) { $0[$1.field] = $1.limits }
        keys = description.keys
        values = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, Self.first($0)) })
            .merging(opening.values) { $1 }
    }

    private static func first(_ key: DescribedKey) -> JSONValue {
        switch key.target {
        case .field(let field, _): json(field.first)
        case .numbers(_, let values, _): .list(values.map(JSONValue.integer))
        }
    }

    /// Returns a field value in the format of scenarios.
    private static func json(_ value: FieldValue) -> JSONValue {
        switch value {
        case .number(let number): .integer(number)
        case .flag(let isSet): .flag(isSet)
        case .text, .date: .text(value.shown)
        case .choice(let name): .text(name.identifier)
        }
    }

    /// Returns the value of a field of an entity that a service gives at once: a text or a number.
    private func value(of entity: Name, _ name: Name) -> FieldValue? {
        let value = value {
            if case .field(let field, entity) = $0 { field.name == name } else { false }
        }
        return switch value {
        case .text(let text): .text(text)
        case .integer(let number): .number(number)
        default: nil
        }
    }

    /// Returns the current entity of a service, or the next number.
    func fetch(_ name: Name) -> Value {
        let keys = keys.filter { if case .field(_, name) = $0.target { true } else { false } }
        guard keys.isEmpty else {
            var fields: [Name: FieldValue] = [:]
            for key in keys {
                guard case .field(let field, _) = key.target else { continue }
                fields[field.name] = value(of: name, field.name)
            }
            return .record(Record(fields: fields))
        }
        return takeNumber(name).map(Value.number) ?? .absent
    }

    private func takeNumber(_ name: Name) -> Int? {
        let value = value { if case .numbers(name, _, _) = $0 { true } else { false } }
        guard case .list(let items)? = value, !items.isEmpty else { return nil }
        let position = positions[name] ?? 0
        positions[name] = (position + 1) % items.count
        if case .integer(let number) = items[position] { return number }
        return nil
    }

    private func value(_ isWanted: (DescribedKey.Target) -> Bool) -> JSONValue? {
        keys.first { isWanted($0.target) }.flatMap { values[$0.name] }
    }

    // MARK: - The loaded entity

    /// Requests the entity of the screen.
    ///
    /// - Parameter reply: a closure that receives the values of the fields, or `nil` if the request
    ///   fails.
    package func askForFields(_ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void) {
        guard let entity = loaded else { return }
        let operation = Model.Operation(rawValue: entity.name.identifier)
        scenarioConnection.connection.send(ServiceRequest(operation, askedID)) { fails in
            let loaded = fails ? nil : fields(of: entity)
            return { reply(loaded) }
        }
    }

    /// Requests a change of the entity. A sum beyond a limit is set to the limit.
    ///
    /// - Parameters:
    ///   - value: the value that the screen shows until the reply.
    ///   - reply: a closure that receives the changed entity, or `nil` if the request fails.
    func askToEdit(
        _ edit: FieldEdit,
        to value: FieldValue,
        reply: @escaping @MainActor ([Name: FieldValue]?) -> Void
    ) {
        guard let entity = loaded else { return }
        let operation = Model.Operation(rawValue: entity.change(of: edit.field).identifier)
        scenarioConnection.connection.send(ServiceRequest(operation)) { fails in
            guard !fails else { return { reply(nil) } }
            let key = edit.field.member
            if case .add(let difference, _) = edit, let limits = limits[edit.field],
                case .integer(let number)? = values[key]
            {
                let sum = number + difference
                values[key] = .integer(min(max(sum, limits.lowerBound), limits.upperBound))
            } else {
                values[key] = Self.json(value)
            }
            let changed = fields(of: entity)
            return { reply(changed) }
        }
    }

    package func askToSave(
        _ edited: [Name: FieldValue],
        editedFrom original: [Name: FieldValue],
        _ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void
    ) {
        guard let entity = loaded else { return }
        let operation = Model.Operation(rawValue: "\(entity.name.identifier)-save")
        scenarioConnection.connection.send(ServiceRequest(operation)) { fails in
            guard !fails else { return { reply(nil) } }
            for (field, value) in edited where value != original[field] {
                values[field.member] = Self.json(value)
            }
            let saved = fields(of: entity)
            return { reply(saved) }
        }
    }

    package func addObserver(_ observer: @escaping @MainActor ([Name: FieldValue]) -> Void) {
        observers.append(observer)
    }

    package func askToSet(
        _ field: Name,
        to isSet: Bool,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        guard let entity = loaded else { return }
        let operation = Model.Operation(rawValue: entity.change(of: field).identifier)
        scenarioConnection.connection.send(ServiceRequest(operation, askedID)) { fails in
            if !fails { values[field.member] = .flag(isSet) }
            return { reply(!fails) }
        }
    }

    package func open(_ route: Route) { navigator.push(route) }

    private func fields(of entity: Entity) -> [Name: FieldValue] {
        entity.fields.reduce(into: [:]) { fields, field in
            fields[field.name] = field.value(of: values[field.name.member])
        }
    }

    // MARK: - Steps of scenarios

    package func set(_ values: [String: JSONValue]) {
        self.values.merge(values) { $1 }
        for listing in listings { listing.set(values) }
        guard let entity = loaded else { return }
        for observer in observers { observer(fields(of: entity)) }
    }

    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard let listing = listings.first(where: { $0.events.contains(event) }) else {
            return "\"\(event)\" is not possible here"
        }
        return listing.happen(event, value)
    }

    package var navigation: NavigationStack? { navigator }
}

extension Entity.Field {
    /// Returns a value of a scenario as a value of the field; the first value of the field if it is
    /// missing.
    func value(of value: JSONValue?) -> FieldValue {
        switch value {
        case .integer(let number)?: .number(number)
        case .flag(let isSet)?: .flag(isSet)
        case .text(let text)? where kind == .choice:
            .choice(Name(text.replacing("-", with: " ")))
        case .text(let text)? where kind == .date: FieldValue.endOfDay(text) ?? first
        case .text(let text)?: .text(text)
        default: first
        }
    }
}
