internal import Foundation
internal import PackageEditing
internal import Toolchain

extension Formatting {
    /// Returns the formatter of the first toolchain on PATH.
    ///
    /// - Throws: ``ToolchainError`` if there is none, or it has no formatter.
    static func find(packageRoot: String) async throws(ToolchainError) -> Formatting {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try Formatting(await SwiftToolchain.find(path: path), packageRoot: packageRoot)
    }
}
