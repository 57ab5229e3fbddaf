/// Provides the current guest, for the samples in the templates.
@MainActor
package protocol Supplier: AnyObject {
    var guest: Guest { get }
}

@MainActor
package final class InMemorySupplier: Supplier {
    package var guest: Guest

    package init(guest: Guest) {
        self.guest = guest
    }
}
