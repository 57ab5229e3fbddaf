// @sample
package import Model

// @end
/// An in-memory service with one guest, which is set from outside.
package final class InMemorySupplier: InMemoryService, Supplier {
    package let connection: InMemoryConnection
    package var guest: Guest

    package init(guest: Guest, connection: InMemoryConnection) {
        self.guest = guest
        self.connection = connection
    }

    package func guest(id: Guest.ID, completion: @escaping Completion<Guest>) {
        answer(.guest(id: id), completion: completion) { service in
            service.guest.id == id ? service.guest : nil
        }
    }
    // @for toggle in toggles

    package func setHere(
        _ isHere: Bool,
        guestID: Guest.ID,
        completion: @escaping Completion<Void>
    ) {
        answer(.guestHere(guestID: guestID), completion: completion) { service in
            guard service.guest.id == guestID else { return nil }
            service.guest.isHere = isHere
            return ()
        }
    }
    // @end
}
