package import Matrix
internal import SwiftSource

/// Compares second scenes with the implementations whose modules they use.
package struct CellReuseMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts the lines of the second scene of an implementation, and those that were copied from
    /// the implementation or from the implementations that it uses.
    package func measure(_ cell: Cell) async throws(CellSourcesFailure) -> CellReuse {
        guard let path = cell.secondScenePath else {
            return CellReuse(cell: cell, secondScene: nil)
        }
        let files = CellFiles(packageRoot: packageRoot)
        var originals: [CopyFinder.Source] = []
        for original in [cell] + cell.taken {
            originals += try files.sources(in: original.sourcePath)
        }
        let finder = CopyFinder(originals: originals)
        return CellReuse(
            cell: cell,
            secondScene: SecondScene(
                lines: TotalLines(try await files.lines(in: path)),
                copies: try files.sources(in: path).flatMap(finder.copies)
            )
        )
    }
}
