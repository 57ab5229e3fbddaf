internal import Foundation
package import InputFiles
package import Matrix
package import Toolchain

/// Builds implementations and reads their declarations and references from the compiler's index.
package struct StructureMeasure: Sendable {
    private let packageBuild: PackageBuild

    /// - Parameter packageBuild: a build whose scratch folder may contain a debug build of the
    ///   implementations.
    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    /// Checks that the library that reads an index exists, so that a run can end before a useless
    /// build.
    package static func checkTools(of toolchain: SwiftToolchain) throws(ApplicationError) {
        _ = try toolchain.library("libIndexStore")
    }

    /// Builds the implementations, which writes the index. The build with coverage has the same
    /// options, so that implementations are compiled once for both.
    package func build() async throws(ApplicationError) {
        try Self.checkTools(of: packageBuild.toolchain)
        try await packageBuild.run(
            ["--target", "ImplementationRegistry"],
            flags: PackageBuild.coverageFlags
        )
    }

    /// Reads the index of all sources, without tests. The implementations must have been built.
    package func readIndex() throws(ApplicationError) -> SourceIndex {
        let library = try packageBuild.toolchain.library("libIndexStore")
        return try SourceIndex.read(
            store: "\(packageBuild.scratchFolder)/debug/index/store",
            library: library,
            root: packageBuild.packageRoot,
            folders: ["Sources"]
        )
    }

    /// Returns the structure of each implementation. The implementations must have been built.
    package func measure(_ implementations: [Implementation]) throws(ApplicationError)
        -> [ImplementationStructure]
    {
        let index = try readIndex()
        let graph = DeclarationGraph(index)
        let check = ArchitectureCheck(index, graph: graph)
        var structures: [ImplementationStructure] = []
        for implementation in implementations {
            let sources = try ImplementationSources(
                of: implementation,
                packageRoot: packageBuild.packageRoot
            )
            let counter = ImplementationStructureCounter(
                implementation: implementation,
                index: index,
                graph: graph,
                check: check,
                sources: sources
            )
            guard counter.isIndexed else { throw Self.notIndexed(implementation) }
            structures.append(counter.structure)
        }
        return structures
    }

    /// Returns the parts of implementations that no rule covers; they need not have been built.
    package func gaps(in implementations: [Implementation]) throws(ApplicationError)
        -> [ArchitectureGap]
    {
        try ArchitectureGap.all(in: implementations, packageRoot: packageBuild.packageRoot)
    }

    /// Returns the violations of rules. The implementations must have been built.
    package func violations(in implementations: [Implementation]) throws(ApplicationError)
        -> [ArchitectureViolation]
    {
        let check = ArchitectureCheck(try readIndex())
        if let missing = implementations.first(where: { !check.covers($0) }) {
            throw Self.notIndexed(missing)
        }
        return implementations.flatMap(check.violations)
    }

    /// Returns the error for an implementation without an index, which would appear empty.
    private static func notIndexed(_ implementation: Implementation) -> ApplicationError {
        .failed("the compiler's index does not contain \(implementation.moduleName)")
    }
}
