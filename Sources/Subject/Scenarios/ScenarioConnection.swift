package import Model

/// A connection to services with its scheduler, configured by an opening.
@MainActor
package struct ScenarioConnection {
    package let connection: InMemoryConnection
    /// The scheduler of replies; `nil` if replies are delivered immediately.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        connection = InMemoryConnection(scheduler: manualScheduler ?? ImmediateScheduler())
        for word in opening.texts("fail") {
            connection.faults.failNext(Operation(rawValue: word))
        }
        connection.recordsRequests = opening.flag("recorded", default: true)
    }

    fileprivate var waitingReplies: Int { manualScheduler?.waitingCount ?? 0 }

    fileprivate func deliver(_ delivery: Delivery) {
        switch delivery {
        case .next: manualScheduler?.deliverNext()
        case .last: manualScheduler?.deliverLast()
        case .all: manualScheduler?.deliverAll()
        }
    }
}

/// An environment whose services use a connection.
package protocol ConnectedEnvironment: ScenarioEnvironment {
    var scenarioConnection: ScenarioConnection { get }
}

extension ConnectedEnvironment {
    package var requests: [ServiceRequest] { scenarioConnection.connection.requests }
    package var waitingReplies: Int { scenarioConnection.waitingReplies }
    package var waitingRequests: [ServiceRequest] { scenarioConnection.connection.waitingRequests }

    package func deliver(_ delivery: Delivery) { scenarioConnection.deliver(delivery) }

    package func fail(_ operation: Operation) {
        scenarioConnection.connection.faults.failNext(operation)
    }
}

extension ScenarioKey {
    /// The key for the time at which replies are delivered.
    package static let scheduler = ScenarioKey(
        "scheduler",
        .choice(["immediate", "manual"]),
        "when replies arrive (default manual)"
    )

    /// The key that determines whether the backend records requests.
    package static let recorded = ScenarioKey(
        "recorded",
        .flag,
        "whether requests are recorded (default true)"
    )

    /// Returns the key for the operations whose first request fails.
    package static func failing(_ operations: [Operation]) -> ScenarioKey {
        ScenarioKey(
            "fail",
            .choices(operations.map(\.rawValue)),
            "operations of which the first request fails (default none)"
        )
    }
}
