/// A service over data in memory.
///
/// A request is performed when it is sent, and its reply is a snapshot of this moment. Replies are
/// delivered later, in another order than they were sent, so that a reply can be out of date.
@MainActor
package protocol InMemoryService: AnyObject {
    var connection: InMemoryConnection { get }
}

extension InMemoryService {
    /// The calls that fail.
    package var faults: FaultPlan {
        get { connection.faults }
        set { connection.faults = newValue }
    }
    /// Indicates whether ``requests`` is recorded. It is off while latency is measured.
    package var recordsRequests: Bool {
        get { connection.recordsRequests }
        set { connection.recordsRequests = newValue }
    }
    /// The requests to the service, in order.
    package var requests: [ServiceRequest] { connection.requests }

    /// Records a request to another object than the service.
    package func note(_ request: ServiceRequest) { connection.note(request) }

    /// Performs a request, and delivers its reply later.
    ///
    /// - Parameter handler: performs the request and returns the reply; `nil` if the requested
    ///   object does not exist. It is not called if the request fails.
    package func answer<Value>(
        _ request: ServiceRequest,
        completion: @escaping Completion<Value>,
        handler: @MainActor (Self) -> Value?
    ) {
        connection.send(request) { fails in
            let result: Result<Value, ServiceError> =
                if fails {
                    .failure(.unavailable(request.operation))
                } else if let value = handler(self) {
                    .success(value)
                } else {
                    .failure(.notFound(request.operation))
                }
            return { completion(result) }
        }
    }
}
