/// Why a service did not do what it was asked.
package enum ServiceError: Error, Hashable, Sendable {
    /// The operation failed on the way; asking again may help.
    case unavailable(Operation)
    /// The user or blog does not exist.
    case notFound(Operation)
}
