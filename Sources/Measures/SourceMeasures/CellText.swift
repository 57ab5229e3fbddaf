package import Matrix

/// The sources of one cell as they were measured. Its tests are left out.
package struct CellText: Hashable, Sendable, Codable {
    package struct File: Hashable, Sendable, Codable {
        /// Below the cell's folder, as `Blogs/BlogsView.swift`.
        package let path: String
        package let text: String

        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }

        /// The folder that it stands in, which is a module of the cell; `nil` for what stands beside
        /// all folders.
        package var module: String? {
            let parts = path.split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : nil
        }
    }

    package let cell: Cell
    /// By path.
    package let files: [File]

    package init(cell: Cell, files: [File]) {
        self.cell = cell
        self.files = files
    }
}
