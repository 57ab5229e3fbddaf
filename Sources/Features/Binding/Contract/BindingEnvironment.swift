package import HeadlessKit
package import Model
package import Scripts

/// The world around a list of people: a service that keeps whom the viewer follows.
package final class BindingEnvironment: ScriptEnvironment {
    private let people: [User]
    private let backend: InMemoryBackend
    /// `nil` where replies are delivered at once.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        backend = InMemoryBackend(seed: 7, scheduler: manualScheduler ?? ImmediateScheduler())
        let followed = Set(opening.integers("followed", default: []))
        people = (1...BindingElement.people).map { id in
            User(id: id, name: "Person \(id)", isFollowed: followed.contains(id))
        }
        for person in people {
            backend.addUser(id: person.id, blogCount: 0, draftCount: 0)
        }
        for operation in opening.texts("fail").compactMap(Model.Operation.init) {
            backend.faults.failNext(operation)
        }
        backend.recordsRequests = opening.flag("recorded", default: true)
    }

    package var dependencies: BindingDependencies {
        BindingDependencies(people: people, userService: backend)
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

    // A list of people leads nowhere, and nothing of it can be set or happens by itself.
    package var routes: [Route] { [] }
    package func back() -> Bool { false }
    package func happen(_ event: String, _ value: JSONValue) -> String? { nil }
    package func set(_ values: [String: JSONValue]) {}
}
