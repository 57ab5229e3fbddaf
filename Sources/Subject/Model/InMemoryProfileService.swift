/// A service with one profile in memory.
@MainActor
package final class InMemoryProfileService: InMemoryService, ProfileService {
    private struct WeakObserver {
        weak var observer: (any ProfileObserver)?
    }

    package let connection: InMemoryConnection
    private var stored: Profile
    private var observers: [WeakObserver] = []

    package init(profile: Profile, connection: InMemoryConnection) {
        stored = profile
        self.connection = connection
    }

    package func profile(userID: User.ID, completion: @escaping Completion<Profile>) {
        answer(.profile(userID: userID), completion: completion) { service in
            service.stored.id == userID ? service.stored : nil
        }
    }

    package func save(_ profile: Profile, completion: @escaping Completion<Profile>) {
        answer(.save(userID: profile.id), completion: completion) { service in
            guard service.stored.id == profile.id else { return nil }
            service.stored = profile
            return profile
        }
    }

    package func addObserver(_ observer: any ProfileObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Changes the profile as another device does, and notifies the observers.
    package func changeElsewhere(_ change: (inout Profile) -> Void) {
        change(&stored)
        for entry in observers { entry.observer?.profileDidChange(stored) }
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
