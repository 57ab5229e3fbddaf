package import Matrix

/// The sources of one implementation at the time of the measurement, without tests.
package struct ImplementationText: Hashable, Sendable, Codable {
    package struct File: Hashable, Sendable, Codable {
        /// The path from the implementation's folder, such as `Blogs/BlogsView.swift`.
        package let path: String
        package let text: String

        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }

        /// The name of the subfolder, which is a module of the implementation; `nil` for a file
        /// without a subfolder.
        package var module: String? {
            let parts = path.split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : nil
        }
    }

    package let implementation: Implementation
    /// The files, sorted by path.
    package let files: [File]

    package init(implementation: Implementation, files: [File]) {
        self.implementation = implementation
        self.files = files
    }
}
