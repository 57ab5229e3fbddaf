package import InputFiles

/// Errors of measurements that read sources.
extension ApplicationError {
    /// Creates the error for sources that cannot be found.
    package static func cannotWalk(_ error: SourceWalkError) -> Self {
        switch error {
        case .noSuchPath(let path):
            .failed("there is no \(path); is this the folder of the package?")
        }
    }

    /// Creates the error for a file that cannot be read, so that a count would be too low.
    package static func unreadable(_ path: UnreadablePath) -> Self {
        .failed("\(path.path) cannot be read: \(path.reason)")
    }
}
