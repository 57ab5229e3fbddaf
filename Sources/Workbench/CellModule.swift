internal import Lines
package import Matrix

/// A part of a cell that stands in a folder of its own, or all of a cell that has no such folders.
package struct CellModule: Sendable {
    /// A file with its role.
    package struct Source: Sendable {
        /// The name without folders.
        package let name: String
        package let role: Role
        package let lines: [String]
    }

    package let cell: Cell
    /// In the order of roles, then of names.
    package let sources: [Source]

    /// What stands beside the folders: the scene and the assembly of the whole.
    package static let page = "page"

    /// The names that ``init(_:of:packageRoot:)`` takes for a cell.
    ///
    /// - Throws: ``WorkbenchError/failed(_:)`` where the cell's folder cannot be read.
    package static func names(
        of cell: Cell,
        packageRoot: String
    ) throws(WorkbenchError) -> [String] {
        let modules = try files(of: cell, packageRoot).map { module(of: $0, in: cell) }
        return Set(modules).subtracting([page]).sorted() + [page]
    }

    /// - Parameter name: a folder of the cell, in lower case, or ``page``.
    /// - Throws: ``WorkbenchError/failed(_:)`` where a file cannot be read.
    package init(
        _ name: String,
        of cell: Cell,
        packageRoot: String
    ) throws(WorkbenchError) {
        self.cell = cell
        var sources: [Source] = []
        for file in try Self.files(of: cell, packageRoot)
        where Self.module(of: file, in: cell) == name {
            let bytes: [UInt8]
            do {
                bytes = try file.contents()
            } catch {
                throw .failed(error.description)
            }
            let lines = String(decoding: bytes, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            sources.append(
                Source(
                    name: file.path.split(separator: "/").last.map(String.init) ?? file.path,
                    role: cell.style.role(ofFile: file.path),
                    lines: lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
                )
            )
        }
        let order = cell.feature.axis.roles
        self.sources = sources.sorted {
            let places = [$0, $1].map { order.firstIndex(of: $0.role) ?? order.count }
            return (places[0], $0.name) < (places[1], $1.name)
        }
    }

    /// The module that a file of a cell belongs to.
    private static func module(of file: SourceFile, in cell: Cell) -> String {
        let parts = file.path.dropFirst(cell.sourcePath.count + 1).split(separator: "/")
        return parts.count > 1 ? parts[0].lowercased() : page
    }

    private static func files(
        of cell: Cell,
        _ packageRoot: String
    ) throws(WorkbenchError) -> [SourceFile] {
        let tree: SourceTree
        do {
            tree = try SourceWalk(workingFolder: packageRoot).collect([cell.sourcePath])
        } catch {
            throw .failed(error.description)
        }
        if let unreadable = tree.unreadable.first { throw .failed(unreadable.description) }
        return tree.files
    }
}
