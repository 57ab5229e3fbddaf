package import Descriptions
package import HeadlessKit

/// What a described header asks.
@MainActor
package protocol DescribedEntity: LoadableEntity {
    /// The number of what it shows.
    var id: Int { get }

    /// Asks to turn a field round.
    ///
    /// - Parameter reply: is told whether it was done.
    func askToSet(
        _ field: Name,
        to isSet: Bool,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Goes to a page.
    func open(_ route: Route)
}
