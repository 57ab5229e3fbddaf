internal import AppSupport
internal import Descriptions
internal import Model
internal import Scenarios

/// The service of a described list. A scenario sets the number of entities; they are created from a
/// seed, with all changes applied.
final class DescribedListing: DescribedItems {
    private let entity: Entity
    private let seed: Int
    /// The number of entities when the list was opened.
    private let firstCount: Int
    private var count: Int
    /// The numbers of the removed entities.
    private var removed: Set<Int> = []
    /// The page size; `nil` for a list that loads in one request.
    private let pageSize: Int?
    /// The changed fields, by the number of the entity.
    private var changes: [Int: [Name: FieldValue]] = [:]
    /// The screens that are notified of changes and removals made elsewhere.
    private var observers: [@MainActor (ItemChange) -> Void] = []
    private let connection: InMemoryConnection
    private let navigator: any Navigator

    init(
        _ entity: Entity,
        pageSize: Int?,
        opening: Opening,
        connection: InMemoryConnection,
        navigator: any Navigator
    ) {
        self.entity = entity
        self.pageSize = pageSize
        self.connection = connection
        self.navigator = navigator
        seed = opening.integer("seed", default: Entity.defaultSeed)
        firstCount = opening.integer(entity.name.plural, default: Entity.defaultCount)
        count = firstCount
    }

    /// Sets the number of entities if a scenario contains it.
    func set(_ values: [String: JSONValue]) {
        guard case .integer(let count)? = values[entity.name.plural] else { return }
        self.count = count
        changes = changes.filter { $0.key <= count }
        removed = removed.filter { $0 <= count }
    }

    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        let request = ServiceRequest(
            Model.Operation(rawValue: entity.name.ofSeveral.identifier),
            page: pageSize == nil ? nil : page
        )
        connection.send(request) { fails in
            let items = fails ? nil : items(page)
            return { reply(items) }
        }
    }

    private func items(_ page: Int) -> (items: [DescribedItem], isLast: Bool) {
        let numbers = Entity.listedNumbers(
            of: count,
            first: firstCount,
            isPaged: pageSize != nil
        ).filter { !removed.contains($0) }
        let size = pageSize ?? count
        let items = numbers.dropFirst((page - 1) * size).prefix(size).map { number in
            DescribedItem(id: number, fields: fields(of: number))
        }
        return (items, page * size >= numbers.count)
    }

    private func fields(of id: Int) -> [Name: FieldValue] {
        entity.sample(id: id, seed: seed).merging(changes[id] ?? [:]) { $1 }
    }

    func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        let operation = Model.Operation(rawValue: entity.change(of: field).identifier)
        connection.send(ServiceRequest(operation, id)) { fails in
            let isDone = !fails && id <= count && !removed.contains(id)
            if isDone { changes[id, default: [:]][field] = value }
            return { reply(isDone) }
        }
    }

    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor ([Int]?) -> Void
    ) {
        let operation = Model.Operation(rawValue: entity.change(of: count.name).identifier)
        connection.send(ServiceRequest(operation, id)) { fails in
            guard !fails, id <= self.count, !removed.contains(id) else {
                return { reply(nil) }
            }
            let fields = fields(of: id)
            let numbers = count.numbers.compactMap { field -> Int? in
                if case .number(let number)? = fields[field] { number + 1 } else { nil }
            }
            for (field, number) in zip(count.numbers, numbers) {
                changes[id, default: [:]][field] = .number(number)
            }
            if let once = count.once { changes[id, default: [:]][once] = .flag(true) }
            return { reply(numbers) }
        }
    }

    func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        let operation = Model.Operation(rawValue: entity.request(for: ability).identifier)
        let request = id.map { ServiceRequest(operation, $0) } ?? ServiceRequest(operation)
        connection.send(request) { fails in
            let isDone = !fails && can(ability, id)
            return { reply(isDone) }
        }
    }

    /// Adds, removes or restores an entity if that is possible.
    ///
    /// - Returns: true if it was possible.
    private func can(_ ability: ListService.Ability, _ id: Int?) -> Bool {
        guard let id else {
            count += 1
            return true
        }
        guard id <= count, removed.contains(id) == (ability == .restore) else { return false }
        removed.formSymmetricDifference([id])
        return true
    }

    func open(_ route: Route) { navigator.push(route) }

    // MARK: - Changes made elsewhere

    func addObserver(_ observer: @escaping @MainActor (ItemChange) -> Void) {
        observers.append(observer)
    }

    /// The scenario events of the list.
    var events: [String] { [entity.changeEvent, entity.removalEvent] }

    /// Changes or removes an entity.
    ///
    /// - Returns: the reason why it is not possible; `nil` if it happened.
    func happen(_ event: String, _ value: JSONValue) -> String? {
        switch value {
        case .object(let values):
            guard case .integer(let id)? = values["id"] else { return "\"id\" is missing" }
            guard has(id) else { return nil }
            for field in entity.fields {
                guard let value = values[field.name.member] else { continue }
                changes[id, default: [:]][field.name] = field.value(of: value)
            }
            tell(.changed(DescribedItem(id: id, fields: fields(of: id))))
        case .integer(let id) where has(id):
            removed.insert(id)
            tell(.removed(id: id))
        default: break
        }
        return nil
    }

    private func has(_ id: Int) -> Bool { id >= 1 && id <= count && !removed.contains(id) }

    private func tell(_ change: ItemChange) {
        for observer in observers { observer(change) }
    }
}
