/// A file that is generated from a description.
package struct GeneratedFile: Hashable, Sendable, Codable {
    /// The path, relative to the root of the package.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
