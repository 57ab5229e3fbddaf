internal import Foundation
internal import InputFiles
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
        let paths = try files(of: cell, packageRoot)
        let folders = Set(paths.filter { $0.contains("/") }.map(module)).sorted()
        return folders + [page]
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
        for path in try Self.files(of: cell, packageRoot) where Self.module(path) == name {
            let text: String
            do {
                text = try String(
                    contentsOfFile: "\(packageRoot)/\(cell.sourcePath)/\(path)",
                    encoding: .utf8
                )
            } catch {
                throw .failed("\(cell.sourcePath)/\(path): \(reason(of: error))")
            }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            sources.append(
                Source(
                    name: path.split(separator: "/").last.map(String.init) ?? path,
                    role: cell.style.role(ofFile: path),
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

    /// The module that a file belongs to, by its path in the cell.
    private static func module(_ path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? parts[0].lowercased() : page
    }

    /// The paths of the cell's sources, from its folder.
    private static func files(
        of cell: Cell,
        _ packageRoot: String
    ) throws(WorkbenchError) -> [String] {
        let folder = "\(packageRoot)/\(cell.sourcePath)"
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".swift") }.sorted()
        } catch {
            throw .failed("\(cell.sourcePath) cannot be read: \(reason(of: error))")
        }
    }
}
