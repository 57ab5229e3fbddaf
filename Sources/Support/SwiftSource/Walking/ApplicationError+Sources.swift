package import InputFiles

/// Errors of walks through sources.
extension ApplicationError {
    /// Creates the error for a named path at which nothing exists. This includes a named symbolic
    /// link whose target does not exist.
    package static func noSuchPath(_ path: String) -> Self {
        Self(.usage, "There is no file or folder '\(path)'.", details: [path])
    }

    /// Creates the error for sources of the package that do not exist.
    package static func cannotWalk(_ error: ApplicationError) -> Self {
        .failed("there is no \(error.details.joined()); is this the folder of the package?")
    }

    /// Creates the error for a file that cannot be read, so that a count would be too low.
    package static func unreadable(_ path: UnreadablePath) -> Self {
        .failed("\(path.path) cannot be read: \(path.reason)")
    }
}
