package import Descriptions
package import HeadlessKit

/// What a described list asks: services of its own, or those of a feature that is written by hand.
@MainActor
package protocol DescribedItems: AnyObject {
    /// Asks for all that there are, or for a page of them, as they are when the reply is delivered.
    ///
    /// - Parameters:
    ///   - page: counted from 1.
    ///   - reply: is given nothing where the request fails, and otherwise also whether none follow.
    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    )
    /// Asks to change a field of one.
    ///
    /// - Parameter reply: is told whether it was done.
    func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Asks to count one more in a number of one.
    ///
    /// - Parameter reply: is given what that is then, and nothing where the request fails.
    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor (Int?) -> Void
    )
    /// Asks to add one, or to remove one or bring it back.
    ///
    /// - Parameters:
    ///   - id: which; `nil` for one that is added.
    ///   - reply: is told whether it was done.
    func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Goes to a page.
    func open(_ route: Route)
}

extension DescribedItems {
    /// Where a description turns nothing round.
    package func askToChange(
        _ field: Name,
        to value: FieldValue,
        of id: Int,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        reply(false)
    }

    /// Where a description counts nothing.
    package func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor (Int?) -> Void
    ) {
        reply(nil)
    }

    /// Where a description adds and removes nothing.
    package func ask(
        for ability: ListService.Ability,
        of id: Int?,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        reply(false)
    }

    /// Where a description leads nowhere.
    package func open(_ route: Route) {}
}
