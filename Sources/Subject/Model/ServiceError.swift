/// The reason why a service did not perform an operation.
package enum ServiceError: Error, Hashable, Sendable {
    /// The operation failed temporarily; another request may succeed.
    case unavailable(Operation)
    /// The user or blog does not exist.
    case notFound(Operation)
}
