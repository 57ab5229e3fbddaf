package import Matrix
package import Structure
internal import Toolchain

/// Holds the rules of the architectures against cells.
///
/// The rules are about what the compiler found out, so the cells are built for it, in a folder that
/// only this and the report's structure use, and in which what did not change stays built.
package struct RuleCheckRun: Sendable {
    /// What was found wrong.
    package struct Findings: Sendable {
        /// The places that break a rule.
        package let breaches: [ArchitectureBreach]
        /// What no rule reaches.
        package let gaps: [ArchitectureGap]
    }

    private let cells: [Cell]
    private let packageRoot: String

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(cells: [Cell], packageRoot: String) {
        self.cells = cells
        self.packageRoot = packageRoot
    }

    /// Where cells are built for their index alone.
    static func packageBuild(
        of cells: [Cell],
        packageRoot: String,
        _ toolchain: SwiftToolchain
    ) throws(WorkbenchError) -> PackageBuild {
        try CellBuild(cells: cells, packageRoot: packageRoot, purpose: .index)
            .packageBuild(with: toolchain)
    }

    /// Builds and judges.
    ///
    /// - Parameter path: the folders to search for tools.
    package func run(
        path: String,
        progress: any RunProgress
    ) async throws(WorkbenchError) -> Findings {
        let build = try Self.packageBuild(
            of: cells,
            packageRoot: packageRoot,
            try await SwiftToolchain.found(on: path)
        )
        let measure = StructureMeasure(build)
        do {
            progress.begin(
                step: 1,
                of: 1,
                "Building the implementations for the rule check",
                timeLeft: nil
            )
            defer { progress.end() }
            try await measure.build()
            return Findings(
                breaches: try measure.breaches(in: cells),
                gaps: try measure.gaps(in: cells)
            )
        } catch {
            throw WorkbenchError(error)
        }
    }
}
