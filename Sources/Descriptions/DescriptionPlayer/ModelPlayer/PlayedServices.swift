internal import AppSupport
internal import Behaviours
internal import Descriptions

/// The services of a played component.
@MainActor
final class PlayedServices {
    /// A reply to a request that has succeeded.
    struct Reply {
        var values: [String: Value] = [:]
        var rows: [Record] = []
    }

    /// A change that was made elsewhere.
    enum Change {
        case changed(Record)
        case removed(id: Int)
    }

    private let world: DescribedWorld?
    private let loaded: (any LoadableEntity)?
    private let items: (any DescribedItems)?

    init(
        world: DescribedWorld? = nil,
        loaded: (any LoadableEntity)? = nil,
        items: (any DescribedItems)? = nil
    ) {
        self.world = world
        self.loaded = loaded
        self.items = items
    }

    /// The number of the entity that the component shows.
    var id: Int { (loaded as? any DescribedEntity)?.id ?? 0 }

    func fetch(_ name: Name) -> Value { world?.fetch(name) ?? .absent }

    func open(_ route: Route) {
        if let items { return items.open(route) }
        if let world { return world.open(route) }
        (loaded as? any DescribedEntity)?.open(route)
    }

    func observe(_ observer: @escaping @MainActor (Change) -> Void) {
        items?.addObserver { change in
            switch change {
            case .changed(let item): observer(.changed(Record(id: item.id, fields: item.fields)))
            case .removed(let id): observer(.removed(id: id))
            }
        }
        (loaded as? any DescribedRecord)?.addObserver { observer(.changed(Record(fields: $0))) }
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - id: the number of the row's entity; `nil` for requests of the component.
    ///   - lastID: the number of the last row's entity; `nil` without rows.
    ///   - value: a closure that returns the value of an argument.
    ///   - reply: a closure that receives the reply; `nil` if the request fails.
    func send(
        _ operation: Request.Operation,
        of id: Int?,
        after lastID: Int?,
        value: (Expression) -> Value,
        reply: @escaping @MainActor (Reply?) -> Void
    ) {
        func entity(_ fields: [Name: FieldValue]?) -> Reply? {
            fields.map { Reply(values: ["entity": .record(Record(fields: $0))]) }
        }
        func done(_ isDone: Bool) { reply(isDone ? Reply() : nil) }
        switch operation {
        case .load: loaded?.askForFields { reply(entity($0)) }
        case .list(let page):
            let page = page.flatMap { value($0).number } ?? 1
            items?.askForItems(page: page, after: page == 1 ? nil : lastID) { page in
                reply(
                    page.map { page in
                        Reply(
                            values: ["isLast": .flag(page.isLast)],
                            rows: page.items.map { Record(id: $0.id, fields: $0.fields) }
                        )
                    }
                )
            }
        case .toggle(let field, let isSet):
            if let id {
                items?.askToChange(field, to: .flag(value(isSet).isTrue), of: id, reply: done)
            } else {
                (loaded as? any DescribedEntity)?
                    .askToSet(field, to: value(isSet).isTrue, reply: done)
            }
        case .edit(let edit, let new):
            guard case .plain(let new) = value(new) else { return }
            world?.askToEdit(edit, to: new) { reply(entity($0)) }
        case .count(let count):
            items?.askToCount(count, of: id ?? 0) { numbers in
                let names = count.numbers.map(\.member)
                reply(
                    numbers.map { numbers in
                        Reply(
                            values: Dictionary(
                                uniqueKeysWithValues: zip(names, numbers.map(Value.number))
                            )
                        )
                    }
                )
            }
        case .add: items?.ask(for: .add, of: nil, reply: done)
        case .remove: items?.ask(for: .remove, of: id, reply: done)
        case .restore(let id): items?.ask(for: .restore, of: value(id).number, reply: done)
        case .save(let fields, let original):
            func values(_ fields: [Name: Expression]) -> [Name: FieldValue] {
                fields.compactMapValues { field -> FieldValue? in
                    if case .plain(let plain) = value(field) { plain } else { nil }
                }
            }
            (loaded as? any DescribedRecord)?
                .askToSave(values(fields), editedFrom: values(original)) { reply(entity($0)) }
        }
    }
}
