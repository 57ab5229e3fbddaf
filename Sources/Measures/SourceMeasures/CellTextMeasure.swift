package import Matrix
internal import SwiftSource

/// Stores the sources of implementations, so that a report can show them.
package struct CellTextMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Reads the sources of one implementation.
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
