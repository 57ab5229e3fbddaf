package import InputFiles
package import Matrix
internal import SwiftSource

/// Counts the lines of implementations.
package struct ImplementationLinesMeasure: Sendable {
    package typealias Failure = ApplicationError

    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources` and `Tests`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts the lines of one implementation.
    package func measure(_ implementation: Implementation) async throws(Failure)
        -> ImplementationLines
    {
        let files = ImplementationFiles(packageRoot: packageRoot)
        let sources = try await files.lines(in: implementation.sourcePath)
        let texts = try files.sources(in: implementation.sourcePath).map(\.bytes)
        let tests = try await files.lines(in: implementation.testPath)
        let byRole = Dictionary(grouping: sources) {
            implementation.architecture.role(ofFile: $0.path)
        }
        return ImplementationLines(
            implementation: implementation,
            roles: Role.all.compactMap { role in
                byRole[role].map { ImplementationLines.OfRole(role: role, lines: TotalLines($0)) }
            },
            sources: TotalLines(sources),
            layoutCode: texts.reduce(0) { $0 + LayoutCode.lineCount(in: $1) },
            restorationCode: texts.reduce(0) { $0 + RestorationCode.lineCount(in: $1) },
            tests: TotalLines(tests),
            viewFreeTests: TotalLines(tests.filter { Self.isViewFree($0.path) }),
            testDoubles: TotalLines(tests.filter { Self.isTestDouble($0.path) })
        )
    }

    /// Returns whether a file is part of the suite `ViewFreeTests`.
    private static func isViewFree(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("ViewFreeTests") ?? false
    }

    /// The usual suffixes of test doubles.
    ///
    /// Source: G. Meszaros, "xUnit Test Patterns", 2007, chapter 11.
    private static let testDoubles = ["Dummy", "Stub", "Spy", "Mock", "Fake"]

    private static func isTestDouble(_ path: String) -> Bool {
        testDoubles.contains { path.hasSuffix("\($0).swift") }
    }
}
