/// A piece of a source, and where it stands.
struct Listing: Hashable, Sendable {
    /// From the package's root.
    let path: String
    let line: Int
    let text: String

    var place: String { "\(path):\(line)" }
}
