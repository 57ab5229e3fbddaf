package import Model

/// Sends a request to a service that replies in a closure, and waits for the reply.
///
/// - Parameter request: sends the request.
/// - Throws: the error of the service, or `CancellationError` as soon as the task is cancelled.
@MainActor
package func reply<Value: Sendable>(
    to request: (@escaping Completion<Value>) -> Void
) async throws -> Value {
    let reply = Reply<Value>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            reply.continuation = continuation
            request { reply.resume(with: $0.mapError { $0 }) }
        }
    } onCancel: {
        Task { @MainActor in reply.resume(with: .failure(CancellationError())) }
    }
}

/// A reply that a task waits for. A task that was cancelled does not wait any more, so the reply of
/// the service is then ignored.
@MainActor
private final class Reply<Value: Sendable> {
    var continuation: CheckedContinuation<Value, any Error>?

    func resume(with result: Result<Value, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }
}
