/// Keeps replies until somebody delivers them, in any order. Races are played with it.
package final class ManualScheduler: ReplyScheduler {
    private var waiting: [@MainActor () -> Void] = []

    package init() {}

    /// How many replies wait.
    package var waitingCount: Int { waiting.count }

    package func schedule(_ reply: @escaping @MainActor () -> Void) {
        waiting.append(reply)
    }

    /// Delivers the reply that has waited longest, if there is one.
    package func deliverNext() {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst()()
    }

    /// Delivers the reply that came last, if there is one.
    package func deliverLast() {
        waiting.popLast()?()
    }

    /// Delivers all that wait, oldest first, and the replies to requests which that causes.
    package func deliverAll() {
        while !waiting.isEmpty { deliverNext() }
    }
}
