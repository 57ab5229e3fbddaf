package import InputFiles
package import Matrix
internal import SwiftSource

/// Stores the sources of implementations, so that a report can show them.
package struct ImplementationTextMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Reads the sources of one implementation.
    package func measure(_ implementation: Implementation) throws(ApplicationError)
        -> ImplementationText
    {
        let sources = try ImplementationFiles(packageRoot: packageRoot).sources(
            in: implementation.sourcePath
        )
        return ImplementationText(
            implementation: implementation,
            files: sources.map { path, bytes in
                ImplementationText.File(
                    path: String(path.dropFirst(implementation.sourcePath.count + 1)),
                    text: String(decoding: bytes, as: UTF8.self)
                )
            }
        )
    }
}
