/// Why a walk could not begin.
package enum SourceWalkError: Error, Hashable, Sendable {
    /// Nothing exists at a path that was named; the path is as it was named. A named symbolic link
    /// that leads nowhere counts as nothing.
    case noSuchPath(String)
}

extension SourceWalkError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchPath(let path): "There is no file or folder \"\(path)\"."
        }
    }
}
