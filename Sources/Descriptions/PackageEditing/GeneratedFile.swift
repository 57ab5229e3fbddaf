/// A file that is made from a description.
package struct GeneratedFile: Hashable, Sendable, Codable {
    /// From the package's root.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
