/// An error that ends a command, with the message for the user.
package struct ApplicationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The class of an error, which determines the exit code.
    package enum Kind: Hashable, Sendable {
        /// The command line, an input file or the current folder is wrong.
        case usage
        /// A check, a build or a file operation failed.
        case failure
        /// The sources do not compile; the details are the compiler's messages.
        case notCompiled
        /// A feature description is invalid.
        case notDescribed
        /// Tests fail; the details are their output.
        case testsFailed
        /// A command ended with a status other than 0; the details are the end of its output.
        case commandFailed(status: Int32)
        /// A patch no longer applies, because the sources have changed.
        case drifted
        /// A tool is missing, or too old, or cannot be started.
        case missingTool(String)
        /// The system lacks a capability; the details are the reason.
        case unavailable
        /// A bug in archbench.
        case fault
    }

    package let kind: Kind
    /// The message for the user.
    package let description: String
    /// Texts that a caller may examine or show in another form.
    package let details: [String]

    package init(_ kind: Kind, _ description: String, details: [String] = []) {
        self.kind = kind
        self.description = description
        self.details = details
    }

    package static func usage(_ message: String) -> Self { Self(.usage, message) }

    package static func failed(_ message: String) -> Self { Self(.failure, message) }

    /// Creates the error for a capability that the system lacks.
    ///
    /// - Parameter message: the message for the user; without one, it is the reason.
    package static func unavailable(_ reason: String, message: String? = nil) -> Self {
        Self(.unavailable, message ?? reason, details: [reason])
    }

    package static func fault(_ message: String) -> Self { Self(.fault, message) }

    /// Creates the error for a file that cannot be written.
    package static func unwritable(path: String, reason: String) -> Self {
        Self(.failure, "\(path) cannot be written: \(reason)")
    }

    /// Creates the error for an internal file that cannot be read.
    package static func unreadable(path: String, reason: String) -> Self {
        Self(.failure, "\(path) cannot be read: \(reason)")
    }
}
