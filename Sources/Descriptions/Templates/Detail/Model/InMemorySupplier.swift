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

    package func guest(completion: @escaping Completion<Guest>) {
        answer(.guest, completion: completion) { $0.guest }
    }
    // @for change in requests
    // @if change.adds

    package func addToLevel(_ difference: Int, completion: @escaping Completion<Guest>) {
        // @= change.answer: answer
        answer(.guestLevel, completion: completion) { service in
            let limits = Guest.levelLimits
            let sum = service.guest.level + difference
            service.guest.level = min(max(sum, limits.lowerBound), limits.upperBound)
            return service.guest
        }
    }
    // @else

    // @= change.type: Bool
    package func setHere(_ isHere: Bool, completion: @escaping Completion<Guest>) {
        // @= change.answer: answer
        answer(.guestHere, completion: completion) { service in
            service.guest.isHere = isHere
            return service.guest
        }
    }
    // @end
    // @end
}
