internal import FeatureTrees
internal import Foundation
internal import Toolchain

extension Formatting {
    /// By the toolchain that is first on PATH.
    ///
    /// - Throws: ``ToolchainError`` where there is none, or it has no formatter.
    static func find(packageRoot: String) async throws(ToolchainError) -> Formatting {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try Formatting(await SwiftToolchain.find(path: path), packageRoot: packageRoot)
    }
}
