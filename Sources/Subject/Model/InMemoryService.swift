/// A service over data in memory.
///
/// Whether a request fails is decided when it is made; what it does and answers is decided when
/// its reply is delivered, so that the order of delivery is the order of effect.
@MainActor
package protocol InMemoryService: AnyObject {
    var connection: InMemoryConnection { get }
}

extension InMemoryService {
    /// Which calls fail.
    package var faults: FaultPlan {
        get { connection.faults }
        set { connection.faults = newValue }
    }
    /// Whether ``requests`` is kept. Latency is measured without.
    package var recordsRequests: Bool {
        get { connection.recordsRequests }
        set { connection.recordsRequests = newValue }
    }
    /// What the service was asked, in order.
    package var requests: [ServiceRequest] { connection.requests }

    /// Takes down what something beside the service was asked.
    package func note(_ request: ServiceRequest) { connection.note(request) }

    /// Answers a request when its reply is delivered.
    ///
    /// - Parameter handler: does what was asked; `nil` where what it is about does not exist.
    func answer<Value>(
        _ request: ServiceRequest,
        completion: @escaping Completion<Value>,
        handler: @escaping @MainActor (Self) -> Value?
    ) {
        // A reply that nobody lets come keeps no service alive, which keeps the connection.
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
