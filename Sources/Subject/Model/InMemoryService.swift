/// A service over data in memory.
///
/// The failure of a request is determined when the request is made. Its effect and its reply are
/// determined when the reply is delivered, so that the order of delivery is the order of effects.
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

    /// Answers a request when its reply is delivered.
    ///
    /// - Parameter handler: performs the request and returns the reply; `nil` if the requested
    ///   object does not exist.
    package func answer<Value>(
        _ request: ServiceRequest,
        completion: @escaping Completion<Value>,
        handler: @escaping @MainActor (Self) -> Value?
    ) {
        // A reply that is never delivered must not retain the service, which retains the
        // connection.
        connection.send(request) { [weak self] fails in
            guard let self else { return }
            if fails {
                completion(.failure(.unavailable(request.operation)))
            } else if let value = handler(self) {
                completion(.success(value))
            } else {
                completion(.failure(.notFound(request.operation)))
            }
        }
    }
}
