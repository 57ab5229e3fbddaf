internal import HeadlessKit
package import Model

/// A backend, and what delivers its replies, as an opening asks for them.
@MainActor
package struct BackendWorld {
    package let backend: InMemoryBackend
    /// `nil` where replies are delivered at once.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            scheduler: manualScheduler ?? ImmediateScheduler()
        )
        for operation in opening.texts("fail").compactMap(Operation.init) {
            backend.faults.failNext(operation)
        }
        backend.recordsRequests = opening.flag("recorded", default: true)
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

/// An environment whose services are those of a backend.
package protocol BackendEnvironment: ScriptEnvironment {
    var world: BackendWorld { get }
}

extension BackendEnvironment {
    package var requests: [ServiceRequest] { world.backend.requests }
    package var waitingReplies: Int { world.waitingReplies }

    package func deliver(_ delivery: Delivery) { world.deliver(delivery) }

    package func fail(_ operation: Operation) { world.backend.faults.failNext(operation) }
}

extension ScriptKey {
    /// When replies come.
    package static let scheduler = ScriptKey(
        "scheduler",
        .choice(["immediate", "manual"]),
        "when replies come; manual"
    )

    /// Whether the backend keeps what it was asked.
    package static let recorded = ScriptKey(
        "recorded",
        .flag,
        "whether requests are recorded; true"
    )

    /// What of a feature's operations fails at first.
    package static func failing(_ operations: [Operation]) -> ScriptKey {
        ScriptKey(
            "fail",
            .choices(operations.map(\.rawValue)),
            "operations whose first request fails; none"
        )
    }
}
