internal import Foundation
package import InputFiles
internal import Matrix
internal import Toolchain

/// The digests that identify the sources of latency results.
package enum LatencyDigests {
    /// Returns the digest of each feature: of its timed sources, the build flags and the toolchain.
    ///
    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package static func current(
        packageRoot: String,
        path: String
    ) async throws(ApplicationError) -> [String: String] {
        let toolchain = try await SwiftToolchain.found(on: path)
        return await SourceDigests(
            units: MatrixRow.all.features.map(ResultUnit.feature),
            packageRoot: packageRoot
        )
        .ofLatency(toolchain: toolchain.version)
    }
}
