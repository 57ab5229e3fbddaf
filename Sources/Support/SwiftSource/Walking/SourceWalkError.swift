/// The reason why a walk could not begin.
package enum SourceWalkError: Error, Hashable, Sendable {
    /// Nothing exists at a named path. This includes a named symbolic link whose target does not
    /// exist.
    case noSuchPath(String)
}

extension SourceWalkError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchPath(let path): "There is no file or folder \"\(path)\"."
        }
    }
}
