package import Scenarios

/// Starts a task on the main actor and runs it until it ends or waits for a reply.
@MainActor
@discardableResult
package func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    var task: Task<Void, Never>?
    MainActorQueue.settle { task = Task { await operation() } }
    return task
}

extension ScenarioEnvironment {
    /// Delivers the pending replies and those that they cause. After each reply it runs the tasks
    /// that waited for it.
    package func settle() {
        while waitingReplies > 0 {
            MainActorQueue.settle { deliver(.next) }
        }
    }

    /// Delivers one pending reply, and runs the tasks that waited for it.
    package func settle(_ delivery: Delivery) {
        MainActorQueue.settle { deliver(delivery) }
    }
}
