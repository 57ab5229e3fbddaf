internal import CellTestRuns
internal import Latency
internal import Matrix
internal import Toolchain

/// Where cells are built apart from the rest of the package, which takes a fraction of the time.
struct CellBuild {
    /// What is built beside the cells.
    enum Purpose {
        /// Their tests, and what opens them, since it is what depends on them.
        case tests
        /// Their tests alone, apart from those of all others: an exercise is about one cell.
        case exercise
        /// What opens them, for its index alone.
        case index
        /// What plays scripts, times and traces.
        case probes
        /// The cells alone, to see what is compiled.
        case change
    }

    let cells: [Cell]
    /// The folder of `Package.swift`.
    let packageRoot: String
    let purpose: Purpose

    private static let probes = ["LatencyProbe", "PlayProbe", "TraceProbe"]

    /// What is kept beside cells and their tests.
    private var others: [String] {
        switch purpose {
        case .probes: Self.probes
        case .tests, .index: ["Catalogue"]
        case .exercise, .change: []
        }
    }

    /// Where the copy of the package is written, and built unless somebody says otherwise.
    private var folder: String {
        switch purpose {
        case .tests: "\(packageRoot)/.build/archbench/cells"
        case .exercise: "\(packageRoot)/.build/archbench/exercises"
        case .index: "\(packageRoot)/.build/archbench/structure"
        case .probes: "\(packageRoot)/.build/archbench/probes"
        case .change: "\(packageRoot)/.build/archbench/change"
        }
    }

    /// Writes the copy of the package, and says how it is built.
    ///
    /// - Parameter scratchFolder: where; builds with other flags have a folder of their own.
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

    /// The probes for some cells: whoever asks for these need not wait for others, nor see what is wrong
    /// with them.
    ///
    /// - Parameter scratchFolder: that of the probe that times where there is none; what plays scripts
    ///   has the same flags, so that cells are compiled once for both.
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
