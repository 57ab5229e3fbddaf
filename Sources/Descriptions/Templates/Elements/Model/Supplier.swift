// @for service in providers
/// {service.summary}
@MainActor
package protocol Supplier: AnyObject {
    /// The current guest. It can change between two reads, so read it each time before showing it.
    var guest: Guest { get }
}

/// {service.kind} with a guest that is set from outside.
@MainActor
package final class InMemorySupplier: Supplier {
    package var guest: Guest

    package init(guest: Guest) {
        self.guest = guest
    }
}
// @end
