package import Descriptions
package import HeadlessKit
internal import Model
package import Scripts

/// The world around a described feature: its services answer as the description says.
package final class DescribedWorld: ConnectedEnvironment, DescribedItems {
    package let scripted: ScriptedConnection
    private let navigator = NavigationStack()
    private let listed: Entity?
    private let detailed: Entity?
    /// What numbers of what is loaded can have, where that is limited.
    let limits: [Name: ClosedRange<Int>]
    private let seed: Int
    /// How many there were of what is listed when it was opened, and are.
    private let firstCount: Int
    private var count: Int
    /// What was removed of them, by their number.
    private var removed: Set<Int> = []
    /// How many come at a time; `nil` for all.
    private let pageSize: Int?
    /// What was changed of them, by their number.
    private var changes: [Int: [Name: FieldValue]] = [:]
    private let keys: [DescribedKey]
    /// What each key has now.
    private var values: [String: JSONValue]
    /// Which number comes next, by its service's value.
    private var positions: [Name: Int] = [:]

    init(_ description: Description, opening: Opening) {
        scripted = ScriptedConnection(opening: opening)
        listed = description.listedEntity
        detailed = description.detailedEntity
        limits = description.detailServices.flatMap(\.changes)
            .reduce(into: [:]) { $0[$1.field] = $1.limits }
        seed = opening.integer("seed", default: Entity.defaultSeed)
        firstCount = opening.integer(listed?.name.plural ?? "", default: Entity.defaultCount)
        count = firstCount
        pageSize = description.listServices.first?.pageSize
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

    /// As scripts have it.
    private static func json(_ value: FieldValue) -> JSONValue {
        switch value {
        case .number(let number): .integer(number)
        case .flag(let isSet): .flag(isSet)
        case .text, .date: .text(value.shown)
        case .choice(let name): .text(name.identifier)
        }
    }

    /// The text of a part; taking a number makes the next one come.
    func text(of part: TextPart) -> String? {
        switch part {
        case .literal(let text): text
        case .field(let entity, let name, _):
            switch value({
                if case .field(let field, entity) = $0 { field.name == name } else { false }
            }) {
            case .text(let text): text
            case .integer(let number): String(number)
            default: nil
            }
        case .count(let entity, let field, let unit):
            text(of: .field(of: entity, field, .number)).flatMap(Int.init)
                .map { TextRule.count($0, unit) }
        // What is yes or no, or one of some, is never given at once.
        case .condition: nil
        case .given(let entity, let field, let other):
            text(of: .field(of: entity, field, .text)).map { $0.isEmpty ? other : $0 }
        case .next(let name): takeNumber(name).map(String.init)
        }
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

    // MARK: - Lists

    package func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        guard let entity = listed else { return }
        let request = ServiceRequest(
            Model.Operation(rawValue: entity.name.ofSeveral.identifier),
            page: pageSize == nil ? nil : page
        )
        scripted.connection.send(request) { [weak self] fails in
            guard let self else { return }
            reply(fails ? nil : items(of: entity, page: page))
        }
    }

    private func items(of entity: Entity, page: Int) -> (items: [DescribedItem], isLast: Bool) {
        let numbers = Entity.listedNumbers(
            of: count,
            first: firstCount,
            isPaged: pageSize != nil
        ).filter { !removed.contains($0) }
        let size = pageSize ?? count
        let items = numbers.dropFirst((page - 1) * size).prefix(size).map { number in
            DescribedItem(id: number, fields: fields(of: entity, number))
        }
        return (items, page * size >= count)
    }

    private func fields(of entity: Entity, _ id: Int) -> [Name: FieldValue] {
        entity.sample(id: id, seed: seed).merging(changes[id] ?? [:]) { $1 }
    }

    package func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        guard let entity = listed else { return }
        let operation = Model.Operation(rawValue: entity.change(of: field).identifier)
        scripted.connection.send(ServiceRequest(operation, id)) { [weak self] fails in
            guard let self else { return }
            let isDone = !fails && id <= count && !removed.contains(id)
            if isDone { changes[id, default: [:]][field] = value }
            reply(isDone)
        }
    }

    package func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor (Int?) -> Void
    ) {
        guard let entity = listed else { return }
        let operation = Model.Operation(rawValue: entity.change(of: count.field).identifier)
        scripted.connection.send(ServiceRequest(operation, id)) { [weak self] fails in
            guard let self, !fails, id <= self.count, !removed.contains(id) else {
                return reply(nil)
            }
            let fields = fields(of: entity, id)
            guard case .number(let number)? = fields[count.field] else { return reply(nil) }
            changes[id, default: [:]][count.field] = .number(number + 1)
            if let once = count.once { changes[id, default: [:]][once] = .flag(true) }
            reply(number + 1)
        }
    }

    package func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        guard let entity = listed else { return }
        let operation = Model.Operation(rawValue: entity.request(for: ability).identifier)
        let request = id.map { ServiceRequest(operation, $0) } ?? ServiceRequest(operation)
        scripted.connection.send(request) { [weak self] fails in
            guard let self else { return }
            reply(!fails && can(ability, id))
        }
    }

    /// Does it where that is possible.
    private func can(_ ability: ListService.Ability, _ id: Int?) -> Bool {
        guard let id else {
            count += 1
            return true
        }
        guard id <= count, removed.contains(id) == (ability == .restore) else { return false }
        removed.formSymmetricDifference([id])
        return true
    }

    package func open(_ route: Route) { navigator.push(route) }

    // MARK: - One that is loaded

    /// Asks for the entity that a screen shows, as it is when the reply is delivered.
    ///
    /// - Parameter reply: is given nothing where the request fails.
    func askForFields(_ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void) {
        guard let entity = detailed else { return }
        let request = ServiceRequest(Model.Operation(rawValue: entity.name.identifier))
        scripted.connection.send(request) { [weak self] fails in
            guard let self else { return }
            reply(fails ? nil : fields(of: entity))
        }
    }

    /// Asks to change it. What would lead beyond limits leads to them.
    ///
    /// - Parameters:
    ///   - value: what the field shows then, before the service has agreed to it.
    ///   - reply: is given the entity as it is then, and nothing where the request fails.
    func askToEdit(
        _ edit: FieldEdit,
        to value: FieldValue,
        reply: @escaping @MainActor ([Name: FieldValue]?) -> Void
    ) {
        guard let entity = detailed else { return }
        let operation = Model.Operation(rawValue: entity.change(of: edit.field).identifier)
        scripted.connection.send(ServiceRequest(operation)) { [weak self] fails in
            guard let self else { return }
            guard !fails else { return reply(nil) }
            let key = edit.field.member
            if case .add(let difference, _) = edit, let limits = limits[edit.field],
                case .integer(let number)? = values[key]
            {
                let sum = number + difference
                values[key] = .integer(min(max(sum, limits.lowerBound), limits.upperBound))
            } else {
                values[key] = Self.json(value)
            }
            reply(fields(of: entity))
        }
    }

    private func fields(of entity: Entity) -> [Name: FieldValue] {
        entity.fields.reduce(into: [:]) { fields, field in
            fields[field.name] =
                switch values[field.name.member] {
                case .integer(let number)?: .number(number)
                case .flag(let isSet)?: .flag(isSet)
                case .text(let text)? where field.kind == .choice:
                    .choice(Name(text.replacing("-", with: " ")))
                case .text(let text)? where field.kind == .date:
                    FieldValue.endOfDay(text) ?? field.first
                case .text(let text)?: .text(text)
                default: field.first
                }
        }
    }

    // MARK: - What scripts do

    package func set(_ values: [String: JSONValue]) {
        self.values.merge(values) { $1 }
        if let listed, case .integer(let count)? = values[listed.name.plural] {
            self.count = count
            changes = changes.filter { $0.key <= count }
            removed = removed.filter { $0 <= count }
        }
    }

    package var routes: [Route] { navigator.routes }
    package func back() -> Bool { navigator.back() }
}
