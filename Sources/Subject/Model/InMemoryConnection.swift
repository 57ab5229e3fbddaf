/// Stands between a feature and a service in memory: keeps what was asked, and decides what fails and
/// when replies come.
@MainActor
package final class InMemoryConnection {
    /// Which calls fail.
    package var faults = FaultPlan()
    /// Whether ``requests`` is kept. Latency is measured without.
    package var recordsRequests = true
    /// What was asked, in order.
    package private(set) var requests: [ServiceRequest] = []

    /// Those of ``requests`` whose replies wait, by their place in it.
    private var waiting: [Int: ServiceRequest] = [:]
    private let scheduler: any ReplyScheduler

    /// - Parameter scheduler: decides when replies are delivered.
    package init(scheduler: any ReplyScheduler) {
        self.scheduler = scheduler
    }

    /// Takes down a request without sending it.
    func note(_ request: ServiceRequest) {
        if recordsRequests { requests.append(request) }
    }

    /// - Parameter reply: is called when the reply is delivered, with whether the request fails.
    package func send(_ request: ServiceRequest, reply: @escaping @MainActor (Bool) -> Void) {
        note(request)
        let fails = faults.noteCall(of: request.operation)
        guard recordsRequests else { return scheduler.schedule { reply(fails) } }
        let number = requests.count
        waiting[number] = request
        scheduler.schedule { [weak self] in
            self?.waiting[number] = nil
            reply(fails)
        }
    }

    /// The requests whose replies wait, the oldest first, as far as ``requests`` is kept.
    package var waitingRequests: [ServiceRequest] {
        waiting.keys.sorted().compactMap { waiting[$0] }
    }
}
