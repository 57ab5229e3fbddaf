package import Model

/// An in-memory service with one guest, which is set from outside.
package final class InMemorySupplier: InMemoryService, Supplier {
    package let connection: InMemoryConnection
    package var guest: Guest

    package init(guest: Guest, connection: InMemoryConnection) {
        self.guest = guest
        self.connection = connection
    }

    package func guest(completion: @escaping Completion<Guest>) {
        answer(.guest, completion: completion) { $0.guest }
    }

    package func addToLevel(_ difference: Int, completion: @escaping Completion<Guest>) {
        answer(.guestLevel, completion: completion) { service in
            let limits = Guest.levelLimits
            let sum = service.guest.level + difference
            service.guest.level = min(max(sum, limits.lowerBound), limits.upperBound)
            return service.guest
        }
    }

    package func setHere(_ isHere: Bool, completion: @escaping Completion<Guest>) {
        answer(.guestHere, completion: completion) { service in
            service.guest.isHere = isHere
            return service.guest
        }
    }
}
