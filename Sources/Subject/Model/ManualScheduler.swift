/// A scheduler that keeps replies until they are delivered explicitly, in any order. Scenarios with
/// race conditions use it.
package final class ManualScheduler: ReplyScheduler {
    private var waiting: [@MainActor () -> Void] = []

    package init() {}

    /// The number of pending replies.
    package var waitingCount: Int { waiting.count }

    package func schedule(_ reply: @escaping @MainActor () -> Void) {
        waiting.append(reply)
    }

    /// Delivers the oldest pending reply, if there is one.
    package func deliverNext() {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst()()
    }

    /// Delivers the newest pending reply, if there is one.
    package func deliverLast() {
        waiting.popLast()?()
    }

    /// Delivers all pending replies, oldest first, and the replies to requests that they cause.
    package func deliverAll() {
        while !waiting.isEmpty { deliverNext() }
    }
}
