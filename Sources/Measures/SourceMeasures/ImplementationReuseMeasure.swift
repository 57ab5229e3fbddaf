package import InputFiles
package import Matrix
internal import SwiftSource

/// Compares second scenes with the implementations whose modules they use.
package struct ImplementationReuseMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts the lines of the second scene of an implementation, and those that were copied from
    /// the implementation or from the implementations that it uses.
    package func measure(_ implementation: Implementation) async throws(ApplicationError)
        -> ImplementationReuse
    {
        guard let path = implementation.reuseScenePath else {
            return ImplementationReuse(implementation: implementation, reuseScene: nil)
        }
        let files = ImplementationFiles(packageRoot: packageRoot)
        var originals: [CopyFinder.Source] = []
        for original in [implementation] + implementation.allTaken {
            originals += try files.sources(in: original.sourcePath)
        }
        let finder = CopyFinder(originals: originals)
        return ImplementationReuse(
            implementation: implementation,
            reuseScene: ReuseScene(
                lines: TotalLines(try await files.lines(in: path)),
                copies: try files.sources(in: path).flatMap(finder.copies)
            )
        )
    }
}
