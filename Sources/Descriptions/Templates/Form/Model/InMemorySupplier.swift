// @sample
package import Model

// @end
/// An in-memory service with one guest.
package final class InMemorySupplier: InMemoryService, Supplier {
    package let connection: InMemoryConnection
    private var stored: Guest
    #if ANNOUNCES
        private var observers = Observers<any GuestObserver>()
    #endif

    package init(guest: Guest, connection: InMemoryConnection) {
        stored = guest
        self.connection = connection
    }

    package func guest(completion: @escaping Completion<Guest>) {
        answer(.guest, completion: completion) { $0.stored }
    }

    package func save(
        _ guest: Guest,
        editedFrom original: Guest,
        completion: @escaping Completion<Guest>
    ) {
        answer(.guestSave, completion: completion) { service in
            // @for field in model.fields
            service.store(\.portrait, of: guest, editedFrom: original)
            // @end
            return service.stored
        }
    }

    private func store<Value: Equatable>(
        _ value: WritableKeyPath<Guest, Value>,
        of guest: Guest,
        editedFrom original: Guest
    ) {
        guard guest[keyPath: value] != original[keyPath: value] else { return }
        stored[keyPath: value] = guest[keyPath: value]
    }
    #if ANNOUNCES

        package func addObserver(_ observer: any GuestObserver) {
            observers.add { [weak observer] in observer }
        }

        /// Changes the guest as another device does, and notifies the observers.
        package func changeElsewhere(_ change: (inout Guest) -> Void) {
            change(&stored)
            observers.notify { $0.guestDidChange(stored) }
        }
    #else
        /// Changes the guest as another device does.
        package func changeElsewhere(_ change: (inout Guest) -> Void) {
            change(&stored)
        }
    #endif
}
