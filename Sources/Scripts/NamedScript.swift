/// A script that ships with a feature and shows one of its behaviours.
package struct NamedScript: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    /// One sentence: what the script shows.
    package let summary: String
    /// The script as JSON Lines.
    package let source: String

    package init(_ name: String, _ summary: String, source: String) {
        self.name = name
        self.summary = summary
        self.source = source
    }

    package var description: String { name }
}
