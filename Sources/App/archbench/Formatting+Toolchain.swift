internal import Foundation
internal import InputFiles
internal import PackageEditing
internal import Toolchain

extension Formatting {
    /// Returns the formatter of the first toolchain on PATH.
    ///
    /// - Throws: ``ApplicationError`` if there is none, or it has no formatter.
    static func find(packageRoot: String) async throws(ApplicationError) -> Formatting {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try Formatting(await SwiftToolchain.find(path: path), packageRoot: packageRoot)
    }
}
