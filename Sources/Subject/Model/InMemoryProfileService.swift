/// A service with one profile in memory.
@MainActor
package final class InMemoryProfileService: InMemoryService, ProfileService {
    package let connection: InMemoryConnection
    private var stored: Profile
    private var observers = Observers<any ProfileObserver>()

    package init(profile: Profile, connection: InMemoryConnection) {
        stored = profile
        self.connection = connection
    }

    package func profile(userID: User.ID, completion: @escaping Completion<Profile>) {
        answer(.profile(userID: userID), completion: completion) { service in
            service.stored.id == userID ? service.stored : nil
        }
    }

    package func save(
        _ profile: Profile,
        editedFrom original: Profile,
        completion: @escaping Completion<Profile>
    ) {
        answer(.save(userID: profile.id), completion: completion) { service in
            guard service.stored.id == profile.id else { return nil }
            service.store(\.name, of: profile, editedFrom: original)
            service.store(\.mail, of: profile, editedFrom: original)
            service.store(\.biography, of: profile, editedFrom: original)
            service.store(\.receivesNewsletter, of: profile, editedFrom: original)
            return service.stored
        }
    }

    private func store<Value: Equatable>(
        _ value: WritableKeyPath<Profile, Value>,
        of profile: Profile,
        editedFrom original: Profile
    ) {
        guard profile[keyPath: value] != original[keyPath: value] else { return }
        stored[keyPath: value] = profile[keyPath: value]
    }

    package func addObserver(_ observer: any ProfileObserver) {
        observers.add { [weak observer] in observer }
    }

    /// Changes the profile as another device does, and notifies the observers.
    package func changeElsewhere(_ change: (inout Profile) -> Void) {
        change(&stored)
        observers.notify { $0.profileDidChange(stored) }
    }
}

extension Operation {
    package static var profile: Operation { Operation(rawValue: "profile") }
    package static var save: Operation { Operation(rawValue: "save") }
}

extension ServiceRequest {
    package static func profile(userID: User.ID) -> ServiceRequest {
        ServiceRequest(.profile, userID)
    }

    package static func save(userID: User.ID) -> ServiceRequest { ServiceRequest(.save, userID) }
}
