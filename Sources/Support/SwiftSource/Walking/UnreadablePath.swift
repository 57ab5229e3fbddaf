/// A file or folder to count that could not be read.
package struct UnreadablePath: Error, Codable, Hashable, Sendable {
    /// The path, as the walk shows it.
    package let path: String

    /// The reason, in the words of the system.
    package let reason: String

    /// Creates a path with the reason why it could not be read.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension UnreadablePath: CustomStringConvertible {
    package var description: String { "\(path) could not be read: \(reason)" }
}
