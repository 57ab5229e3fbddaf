internal import Lines
package import Matrix

/// Keeps the sources of cells, so that a report can show what it measured.
package struct CellTextMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that holds `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Reads the sources of one cell.
    package func measure(_ cell: Cell) throws(CellSourcesFailure) -> CellText {
        let sources = try CellFiles(packageRoot: packageRoot).sources(in: cell.sourcePath)
        return CellText(
            cell: cell,
            files: sources.map { path, bytes in
                CellText.File(
                    path: String(path.dropFirst(cell.sourcePath.count + 1)),
                    text: String(decoding: bytes, as: UTF8.self)
                )
            }
        )
    }
}
