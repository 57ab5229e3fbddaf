package import SwiftSource

/// The reason why the sources of an implementation were not counted.
package enum ImplementationSourcesFailure: Error, CustomStringConvertible {
    case cannotWalk(SourceWalkError)
    /// A file could not be read, so that a count would be too low.
    case unreadable(UnreadablePath)
    /// A file has an unterminated comment or string, so that its count would be a guess.
    case unterminated(path: String, LineWarning)

    package var description: String {
        switch self {
        case .cannotWalk(.noSuchPath(let path)):
            "there is no \(path); is this the folder of the package?"
        case .unreadable(let path):
            "\(path.path) cannot be read: \(path.reason)"
        case .unterminated(let path, let warning):
            "\(path):\(warning.line): \(warning.message)"
        }
    }
}
