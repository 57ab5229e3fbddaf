/// An excerpt of a source file, with its location.
struct Listing: Hashable, Sendable {
    /// The path from the package's root.
    let path: String
    let line: Int
    let text: String

    var place: String { "\(path):\(line)" }
}
