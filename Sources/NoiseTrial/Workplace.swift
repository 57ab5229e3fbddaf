internal import Foundation
internal import Latency
internal import Provenance
internal import Toolchain
internal import Workbench

/// The clone that is tried, with its tools and the folder that findings are kept in.
struct Workplace {
    let measure: LatencyMeasure
    let toolchain: SwiftToolchain
    /// It bears the digest of what is measured, so that findings on other sources are never mixed.
    let folder: String

    static func find() async throws -> Workplace {
        let environment = ProcessInfo.processInfo.environment
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let toolchain = try await SwiftToolchain.find(path: environment["PATH"] ?? "")
        let folder = "\(root)/.build/archbench/noise"
        let digests = try await SourceDigests(packageRoot: root, hash: GitHash(folder: folder))
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
