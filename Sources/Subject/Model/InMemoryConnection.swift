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

    /// Performs a request, and delivers its reply when the scheduler decides.
    ///
    /// - Parameter perform: receives `true` if the request fails, and returns a closure that delivers
    ///   the reply. What the reply contains is determined now, so that it can be out of date when it
    ///   arrives, as a reply of a server can.
    package func send(
        _ request: ServiceRequest,
        perform: (Bool) -> @MainActor () -> Void
    ) {
        note(request)
        let deliver = perform(faults.noteCall(of: request.operation))
        guard recordsRequests else { return scheduler.schedule(deliver) }
        let number = requests.count
        waiting[number] = request
        scheduler.schedule { [weak self] in
            self?.waiting[number] = nil
            deliver()
        }
    }

    /// The requests with pending replies, oldest first; incomplete if requests are not recorded.
    package var waitingRequests: [ServiceRequest] {
        waiting.keys.sorted().compactMap { waiting[$0] }
    }
}
