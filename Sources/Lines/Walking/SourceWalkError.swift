/// Why a walk could not begin.
package enum SourceWalkError: Error, Hashable, Sendable {
    /// Nothing exists at a path that was named; the path is as it was named. A named symbolic link
    /// that leads nowhere counts as nothing.
    case noSuchPath(String)
}
