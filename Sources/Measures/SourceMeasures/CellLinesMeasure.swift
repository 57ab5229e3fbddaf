package import Matrix
internal import SwiftSource

/// Counts the lines of implementations.
package struct CellLinesMeasure: Sendable {
    package typealias Failure = CellSourcesFailure

    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources` and `Tests`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts the lines of one implementation.
    package func measure(_ cell: Cell) async throws(Failure) -> CellLines {
        let files = CellFiles(packageRoot: packageRoot)
        let sources = try await files.lines(in: cell.sourcePath)
        let tests = try await files.lines(in: cell.testPath)
        let byRole = Dictionary(grouping: sources) { cell.style.role(ofFile: $0.path) }
        return CellLines(
            cell: cell,
            roles: Role.all.compactMap { role in
                byRole[role].map { CellLines.OfRole(role: role, lines: TotalLines($0)) }
            },
            sources: TotalLines(sources),
            tests: TotalLines(tests),
            testDoubles: TotalLines(tests.filter { Self.isTestDouble($0.path) })
        )
    }

    /// The usual suffixes of test doubles.
    ///
    /// Source: G. Meszaros, "xUnit Test Patterns", 2007, chapter 11.
    private static let testDoubles = ["Dummy", "Stub", "Spy", "Mock", "Fake"]

    private static func isTestDouble(_ path: String) -> Bool {
        testDoubles.contains { path.hasSuffix("\($0).swift") }
    }
}
