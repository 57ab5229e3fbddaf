package import AppSupport
package import Descriptions

/// The service of a described list: the service of the description, or the service of a feature
/// whose implementations are written by hand.
@MainActor
package protocol DescribedItems: AnyObject {
    /// Requests all entities, or a page of them.
    ///
    /// - Parameters:
    ///   - page: the page number, counted from 1.
    ///   - lastID: the number of the last entity that has loaded; `nil` for the first page.
    ///   - reply: a closure that receives the entities, and whether they are the last ones; `nil`
    ///     if the request fails.
    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    )
    /// Requests a change of a field of an entity.
    ///
    /// - Parameter reply: a closure that receives true if the field was changed.
    func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Requests that numbers of an entity increase by one.
    ///
    /// - Parameter reply: a closure that receives the new numbers, in the order of the counter, or
    ///   `nil` if the request fails.
    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor ([Int]?) -> Void
    )
    /// Requests that an entity is added, removed or restored.
    ///
    /// - Parameters:
    ///   - id: the number of the entity; `nil` for an addition.
    ///   - reply: a closure that receives true if the request succeeds.
    func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Adds an observer of changes and removals made elsewhere.
    func addObserver(_ observer: @escaping @MainActor (ItemChange) -> Void)
    /// Opens a page.
    func open(_ route: Route)
}

/// A change that was made elsewhere, such as on another device.
package enum ItemChange {
    case changed(DescribedItem)
    case removed(id: Int)
}

extension DescribedItems {
    /// Fails. This default is for descriptions without buttons that change a field.
    package func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        reply(false)
    }

    /// Fails. This default is for descriptions without counters.
    package func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor ([Int]?) -> Void
    ) {
        reply(nil)
    }

    /// Fails. This default is for descriptions that neither add nor remove entities.
    package func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        reply(false)
    }

    /// Does nothing. This default is for descriptions without announced changes.
    package func addObserver(_ observer: @escaping @MainActor (ItemChange) -> Void) {}

    /// Does nothing. This default is for descriptions that open no page.
    package func open(_ route: Route) {}
}
