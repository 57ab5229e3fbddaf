package import HeadlessKit
package import Model
package import Scripts

/// The world around a list of people: a service that keeps how the viewer stands to them, and the other
/// side, which accepts.
package final class PeopleEnvironment: ScriptEnvironment {
    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let backend: InMemoryBackend
    /// `nil` where replies are delivered at once.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        viewerID = opening.integer("viewer", default: 1)
        kind = Contact.Kind(rawValue: opening.text("kind", default: "")) ?? .follow
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            scheduler: manualScheduler ?? ImmediateScheduler()
        )
        for operation in opening.texts("fail").compactMap(Model.Operation.init) {
            backend.faults.failNext(operation)
        }
        backend.recordsRequests = opening.flag("recorded", default: true)
        let known = Set(opening.integers("known", default: []))
        let asked = Set(opening.integers("asked", default: []))
        for index in 0..<opening.integer("people", default: 5) {
            let id = index + 1
            backend.addContact(
                id: id,
                relation: known.contains(id)
                    ? .established : asked.contains(id) ? .requested : .none,
                kind: kind
            )
        }
    }

    package var dependencies: PeopleDependencies {
        PeopleDependencies(viewerID: viewerID, kind: kind, peopleService: backend)
    }

    package var requests: [ServiceRequest] { backend.requests }
    package var waitingReplies: Int { manualScheduler?.waitingCount ?? 0 }

    package func deliver(_ delivery: Delivery) {
        switch delivery {
        case .next: manualScheduler?.deliverNext()
        case .last: manualScheduler?.deliverLast()
        case .all: manualScheduler?.deliverAll()
        }
    }

    package func fail(_ operation: Model.Operation) {
        backend.faults.failNext(operation)
    }

    /// Lets somebody accept.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .integer(let id) = value else { return "nobody has no number" }
        return backend.accept(userID: id) ? nil : "person \(id) was not asked"
    }

    // A list of people leads nowhere, and nothing of it can be set.
    package var routes: [Route] { [] }
    package func back() -> Bool { false }
    package func set(_ values: [String: JSONValue]) {}
}
