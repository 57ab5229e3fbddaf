internal import Lines
package import Matrix

/// Holds second scenes against the cells whose modules they use.
package struct CellReuseMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that holds `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts what the second scene of a cell takes, and what of it was copied from the cell, or from
    /// those that it is put together from.
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
