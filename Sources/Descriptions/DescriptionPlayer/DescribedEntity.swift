package import AppSupport
package import Descriptions

/// The service of a described header: the service of the description, or the service of a feature
/// whose implementations are written by hand.
@MainActor
package protocol DescribedEntity: LoadableEntity {
    /// The number of the entity that the header shows.
    var id: Int { get }

    /// Requests that a yes-or-no field is set.
    ///
    /// - Parameter reply: a closure that receives true if the field was set.
    func askToSet(
        _ field: Name,
        to isSet: Bool,
        reply: @escaping @MainActor (Bool) -> Void
    )
    /// Opens a page.
    func open(_ route: Route)
}
