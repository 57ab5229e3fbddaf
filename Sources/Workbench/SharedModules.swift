internal import Foundation
internal import Matrix
internal import Toolchain

/// Modules whose types are used by modules that do not import them directly, such as service
/// requests in the comparison of two screens.
///
/// SwiftPM may not rebuild such indirect clients when a non-public stored property changes the
/// layout (Swift 6.3, optimized builds); equal requests were then found to differ. Therefore build
/// products are deleted when these sources change.
struct SharedModules {
    static let names = SharedModule.allCases.map(\.moduleName) + ["Scripts"]

    /// The folder of `Package.swift`.
    let packageRoot: String

    /// Deletes products that were built with other sources, and records the sources of the next
    /// build.
    ///
    /// - Parameter scratchFolder: the build folder.
    func clearStaleBuild(in scratchFolder: String) throws(WorkbenchError) {
        // Another command may do the same at the same time; the lock prevents that it deletes new
        // products.
        let lock: FileLock
        do {
            lock = try FileLock(path: "\(scratchFolder).lock", waits: true)
        } catch {
            throw .failed(error.description)
        }
        defer { lock.release() }
        let manager = FileManager.default
        let kept = "\(scratchFolder)/shared-modules"
        let isFresh = Self.names.allSatisfy { name in
            manager.contentsEqual(
                atPath: "\(packageRoot)/Sources/\(name)",
                andPath: "\(kept)/\(name)"
            )
        }
        if isFresh { return }
        do {
            if manager.fileExists(atPath: scratchFolder) {
                try manager.removeItem(atPath: scratchFolder)
            }
            try manager.createDirectory(atPath: kept, withIntermediateDirectories: true)
            for name in Self.names
            where manager.fileExists(atPath: "\(packageRoot)/Sources/\(name)") {
                try manager.copyItem(
                    atPath: "\(packageRoot)/Sources/\(name)",
                    toPath: "\(kept)/\(name)"
                )
            }
        } catch {
            throw .failed("\(scratchFolder) cannot be written: \(error.localizedDescription)")
        }
    }
}
