package import InputFiles
package import Matrix
internal import SwiftSource

/// A module of an implementation: a subfolder, or the files outside of subfolders.
package struct ImplementationModule: Sendable {
    /// A source file and its role.
    package struct Source: Sendable {
        /// The file name without folders.
        package let name: String
        package let role: Role
        package let lines: [String]
    }

    package let implementation: Implementation
    /// The files, sorted by role, then by name.
    package let sources: [Source]

    /// The name of the module outside of subfolders, with the scene and the assembly.
    package static let page = "page"

    /// Returns the names that ``init(_:of:packageRoot:)`` accepts for an implementation.
    ///
    /// - Throws: ``ApplicationError/failed(_:)`` if the folder cannot be read.
    package static func names(
        of implementation: Implementation,
        packageRoot: String
    ) throws(ApplicationError) -> [String] {
        let modules = try files(of: implementation, packageRoot).map {
            module(of: $0, in: implementation)
        }
        return Set(modules).subtracting([page]).sorted() + [page]
    }

    /// - Parameter name: a subfolder of the implementation, in lower case, or ``page``.
    /// - Throws: ``ApplicationError/failed(_:)`` if a file cannot be read.
    package init(
        _ name: String,
        of implementation: Implementation,
        packageRoot: String
    ) throws(ApplicationError) {
        self.implementation = implementation
        var sources: [Source] = []
        for file in try Self.files(of: implementation, packageRoot)
        where Self.module(of: file, in: implementation) == name {
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
                    role: implementation.architecture.role(ofFile: file.path),
                    lines: lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
                )
            )
        }
        let order = implementation.feature.axis.roles
        self.sources = sources.sorted {
            let places = [$0, $1].map { order.firstIndex(of: $0.role) ?? order.count }
            return (places[0], $0.name) < (places[1], $1.name)
        }
    }

    /// Returns the module of a file.
    private static func module(of file: SourceFile, in implementation: Implementation) -> String {
        let parts = file.path.dropFirst(implementation.sourcePath.count + 1).split(separator: "/")
        return parts.count > 1 ? parts[0].lowercased() : page
    }

    private static func files(
        of implementation: Implementation,
        _ packageRoot: String
    ) throws(ApplicationError) -> [SourceFile] {
        let tree: SourceTree
        do {
            tree = try SourceWalk(workingFolder: packageRoot)
                .collect(implementation: implementation.sourcePath)
        } catch {
            throw .failed(error.description)
        }
        if let unreadable = tree.unreadable.first { throw .failed(unreadable.description) }
        return tree.files
    }
}
