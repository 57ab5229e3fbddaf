/// The connection between a feature and a service in memory. It records requests, and determines
/// which of them fail and when replies are delivered.
@MainActor
package final class InMemoryConnection {
    /// The calls that fail.
    package var faults = FaultPlan()
    /// Indicates whether ``requests`` is recorded. It is off while latency is measured.
    package var recordsRequests = true
    /// The recorded requests, in order.
    package private(set) var requests: [ServiceRequest] = []

    /// The requests with pending replies, by their position in the order of sending.
    private var waiting: [Int: ServiceRequest] = [:]
    private let scheduler: any ReplyScheduler

    /// - Parameter scheduler: determines when replies are delivered.
    package init(scheduler: any ReplyScheduler) {
        self.scheduler = scheduler
    }

    /// Records a request without sending it.
    func note(_ request: ServiceRequest) {
        if recordsRequests { requests.append(request) }
    }

    /// - Parameter reply: called when the reply is delivered; receives `true` if the request fails.
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

    /// The requests with pending replies, oldest first; incomplete if requests are not recorded.
    package var waitingRequests: [ServiceRequest] {
        waiting.keys.sorted().compactMap { waiting[$0] }
    }
}
