package import Model

/// Sends a request to a service that replies in a closure, and waits for the reply. A task that is
/// already cancelled sends no request.
///
/// - Parameter request: sends the request.
/// - Throws: the error of the service, or `CancellationError` as soon as the task is cancelled.
@MainActor
package func reply<Value: Sendable>(
    to request: (@escaping Completion<Value>) -> Void
) async throws -> Value {
    try Task.checkCancellation()
    let reply = Reply<Value>()
    let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            reply.continuation = continuation
            request { reply.resume(with: $0.mapError { $0 }) }
        }
    } onCancel: {
        Task { @MainActor in reply.resume(with: .failure(CancellationError())) }
    }
    // The task may have been cancelled between the reply and its continuation.
    try Task.checkCancellation()
    return try result.get()
}

/// A reply that a task waits for. A task that was cancelled does not wait any more, so the reply of
/// the service is then ignored.
@MainActor
private final class Reply<Value: Sendable> {
    var continuation: CheckedContinuation<Result<Value, any Error>, Never>?

    func resume(with result: Result<Value, any Error>) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}
