internal import Foundation
internal import Latency
internal import Pipeline
internal import Report
internal import Toolchain

/// The measured clone, its tools and the folder for results.
struct Workplace {
    let measure: LatencyMeasure
    let toolchain: SwiftToolchain
    /// The folder for results. Its name contains the digest of the measured sources, so that
    /// results of different sources are never mixed.
    let folder: String

    static func find() async throws -> Workplace {
        let environment = ProcessInfo.processInfo.environment
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let toolchain = try await SwiftToolchain.find(path: environment["PATH"] ?? "")
        let folder = "\(root)/.build/archbench/noise"
        let digests = await SourceDigests(packageRoot: root)
        return Workplace(
            measure: LatencyMeasure(
                PackageBuild(
                    packageRoot: root,
                    scratchFolder: "\(folder)/build",
                    toolchain: toolchain
                )
            ),
            toolchain: toolchain,
            folder: "\(folder)/\(digests.code)"
        )
    }
}
