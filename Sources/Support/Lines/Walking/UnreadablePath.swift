/// A file or folder that should have been counted and could not be read.
package struct UnreadablePath: Error, Codable, Hashable, Sendable {
    /// The path, relative as the walk shows it.
    package let path: String

    /// The reason as the system words it.
    package let reason: String

    /// A path together with why it could not be read.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension UnreadablePath: CustomStringConvertible {
    package var description: String { "\(path) could not be read: \(reason)" }
}
