internal import Foundation
package import Matrix
package import Toolchain

/// Builds the cells and reads from the compiler's index what they declare and refer to.
package struct StructureMeasure: Sendable {
    private let packageBuild: PackageBuild

    /// - Parameter packageBuild: its scratch folder may be one where a debug build of the cells was.
    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    /// Looks for the library that reads an index, so that a run can end before it has built anything
    /// in vain.
    package static func checkTools(of toolchain: SwiftToolchain) throws(ToolchainError) {
        _ = try toolchain.library("libIndexStore")
    }

    /// Builds what links all cells, for debugging, which writes the index. What an earlier build
    /// left is used again.
    package func build() async throws(StructureFailure) {
        do {
            try Self.checkTools(of: packageBuild.toolchain)
            try await packageBuild.run(
                ["--target", "Catalogue", "--enable-index-store"]
            )
        } catch {
            throw .toolchain(error)
        }
    }

    /// Reads the index of all sources, tests left out. The cells must have been built.
    package func readIndex() throws(StructureFailure) -> SourceIndex {
        let library: String
        do {
            library = try packageBuild.toolchain.library("libIndexStore")
        } catch {
            throw .toolchain(error)
        }
        do {
            return try SourceIndex.read(
                store: "\(packageBuild.scratchFolder)/debug/index/store",
                library: library,
                root: packageBuild.packageRoot,
                folders: ["Sources"]
            )
        } catch {
            throw .index(error)
        }
    }

    /// The structure of each cell. The cells must have been built.
    package func measure(_ cells: [Cell]) throws(StructureFailure) -> [CellStructure] {
        let index = try readIndex()
        let graph = DeclarationGraph(index)
        var structures: [CellStructure] = []
        for cell in cells {
            let sources = try CellSources(of: cell, packageRoot: packageBuild.packageRoot)
            let counter = CellStructureCounter(
                cell: cell,
                index: index,
                graph: graph,
                sources: sources
            )
            guard counter.isIndexed else { throw .notIndexed(cell) }
            structures.append(counter.structure)
        }
        return structures
    }

    /// What the rules do not reach in some cells, which need not have been built.
    package func gaps(in cells: [Cell]) throws(StructureFailure) -> [ArchitectureGap] {
        try ArchitectureGap.all(in: cells, packageRoot: packageBuild.packageRoot)
    }

    /// The places of cells that break a rule of their architecture. The cells must have been built.
    package func breaches(in cells: [Cell]) throws(StructureFailure) -> [ArchitectureBreach] {
        let check = ArchitectureCheck(try readIndex())
        if let missing = cells.first(where: { !check.covers($0) }) { throw .notIndexed(missing) }
        return cells.flatMap(check.breaches)
    }
}
