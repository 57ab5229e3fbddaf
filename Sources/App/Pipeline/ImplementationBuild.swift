internal import Foundation
internal import InputFiles
internal import Matrix
internal import RunTimeMeasures
internal import TestRuns
internal import Toolchain

/// A build of implementations without the rest of the package, which takes a fraction of the time.
struct ImplementationBuild {
    /// The targets that are built in addition to the implementations.
    enum Purpose {
        /// The tests, and the registry that opens the implementations, because the tests depend on
        /// it.
        case tests
        /// Only the tests of the implementations, because an exercise is about one implementation.
        case exercise
        /// The registry, for its index.
        case index
        /// The probes: the scenario runner, the run-time probe and the trace probe.
        case probes
        /// Only the implementations, to see what is compiled.
        case change
    }

    let implementations: [Implementation]
    /// The folder of `Package.swift`.
    let packageRoot: String
    let purpose: Purpose

    private static let probes = ["RunTimeProbe", "PlayProbe", "TraceProbe"]

    private var selection: PackageSelection {
        switch purpose {
        case .probes: PackageSelection(implementations, building: Self.probes)
        case .index: PackageSelection(implementations, building: ["ImplementationRegistry"])
        case .change: PackageSelection(implementations, building: implementations.map(\.moduleName))
        case .tests: PackageSelection(testsOf: implementations, keeping: ["ImplementationRegistry"])
        case .exercise: PackageSelection(testsOf: implementations)
        }
    }

    /// Indicates whether the build includes the registry. Its builds keep the implementations of
    /// earlier selections, as long as these compile, because changing the selection compiles it and
    /// its clients again.
    private var includesRegistry: Bool {
        switch purpose {
        case .probes, .index, .tests: true
        case .change, .exercise: false
        }
    }

    /// The default build folder.
    private var defaultScratchFolder: String {
        switch purpose {
        case .tests, .index: "\(packageRoot)/.build/archbench/tests"
        case .exercise: "\(packageRoot)/.build/archbench/exercises/build"
        case .probes: RunTimeMeasure.scratchFolder(in: packageRoot)
        case .change: "\(packageRoot)/.build/archbench/change"
        }
    }

    /// Returns the build.
    ///
    /// - Parameter scratchFolder: the build folder; builds with other flags have their own folder.
    func packageBuild(
        with toolchain: SwiftToolchain,
        scratchFolder: String? = nil
    ) throws(ApplicationError) -> PackageBuild {
        let scratchFolder = scratchFolder ?? defaultScratchFolder
        let selection = selection
        let all =
            includesRegistry
            ? selection.adding(
                implementationsOf: PackageBuild.lastEnvironment(in: scratchFolder)
            ) : selection
        do {
            try PackageSelection.writeTestPrograms(of: implementations, packageRoot: packageRoot)
        } catch {
            throw .failed("The test programs cannot be written: \(reason(of: error))")
        }
        return PackageBuild(
            packageRoot: packageRoot,
            scratchFolder: scratchFolder,
            toolchain: toolchain,
            environment: all.environment,
            fallback: selection.environment
        )
    }

    /// Returns the build of the probes for some implementations, so that others need not be built.
    ///
    /// - Parameter scratchFolder: the build folder; by default that of the run-time probe. The
    ///   scenario runner has the same flags, so that implementations are compiled once for both.
    static func ofProbes(
        _ implementations: [Implementation],
        packageRoot: String,
        toolchain: SwiftToolchain,
        scratchFolder: String? = nil
    ) throws(ApplicationError) -> PackageBuild {
        try ImplementationBuild(
            implementations: implementations,
            packageRoot: packageRoot,
            purpose: .probes
        )
        .packageBuild(
            with: toolchain,
            scratchFolder: scratchFolder
        )
    }
}
