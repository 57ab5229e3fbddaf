internal import CellTestRuns
internal import Latency
internal import Matrix
internal import Toolchain

/// A build of implementations without the rest of the package, which takes a fraction of the time.
struct CellBuild {
    /// The targets that are built in addition to the implementations.
    enum Purpose {
        /// The tests, and the catalogue that opens the implementations, because the tests depend on
        /// it.
        case tests
        /// Only the tests of the implementations, because an exercise is about one implementation.
        case exercise
        /// The catalogue, for its index.
        case index
        /// The probes: the scenario runner, the latency probe and the trace probe.
        case probes
        /// Only the implementations, to see what is compiled.
        case change
    }

    let cells: [Cell]
    /// The folder of `Package.swift`.
    let packageRoot: String
    let purpose: Purpose

    private static let probes = ["LatencyProbe", "PlayProbe", "TraceProbe"]

    /// The further modules of the copy.
    private var others: [String] {
        switch purpose {
        case .probes: Self.probes
        case .tests, .index: ["Catalogue"]
        case .exercise, .change: []
        }
    }

    /// The folder of the copy of the package, which is also the default build folder.
    private var folder: String {
        switch purpose {
        case .tests: "\(packageRoot)/.build/archbench/cells"
        case .exercise: "\(packageRoot)/.build/archbench/exercises"
        case .index: "\(packageRoot)/.build/archbench/structure"
        case .probes: "\(packageRoot)/.build/archbench/probes"
        case .change: "\(packageRoot)/.build/archbench/change"
        }
    }

    /// Writes the copy of the package and returns its build.
    ///
    /// - Parameter scratchFolder: the build folder; builds with other flags have their own folder.
    func packageBuild(
        with toolchain: SwiftToolchain,
        scratchFolder: String? = nil
    ) throws(WorkbenchError) -> PackageBuild {
        let package = CellPackage(
            cells,
            hasTests: purpose == .tests || purpose == .exercise,
            keeping: others,
            packageRoot: packageRoot,
            folder: "\(folder)/package"
        )
        do {
            try package.write()
        } catch {
            throw .failed(error.description)
        }
        let scratchFolder = scratchFolder ?? "\(folder)/build"
        try SharedModules(packageRoot: packageRoot).clearStaleBuild(in: scratchFolder)
        return PackageBuild(
            packageRoot: package.folder,
            scratchFolder: scratchFolder,
            toolchain: toolchain
        )
    }

    /// Returns the build of the probes for some implementations, so that others need not be built.
    ///
    /// - Parameter scratchFolder: the build folder; by default that of the latency probe. The
    ///   scenario runner has the same flags, so that implementations are compiled once for both.
    static func ofProbes(
        _ cells: [Cell],
        packageRoot: String,
        toolchain: SwiftToolchain,
        scratchFolder: String? = nil
    ) throws(WorkbenchError) -> PackageBuild {
        try CellBuild(
            cells: cells,
            packageRoot: packageRoot,
            purpose: .probes
        )
        .packageBuild(
            with: toolchain,
            scratchFolder: scratchFolder ?? LatencyMeasure.scratchFolder(in: packageRoot)
        )
    }
}
