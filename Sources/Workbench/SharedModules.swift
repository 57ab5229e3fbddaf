internal import Foundation
internal import Toolchain

/// The modules whose values reach modules that do not import them, as a request that a service was asked
/// reaches what compares two screens.
///
/// The compiler lays such values out by their sources, but the build system builds a module anew only where
/// one that it imports has become another file. Where a value grows by a property that is not part of an
/// interface, what stands between is the same as before, and whoever is behind it goes on with the old
/// layout: two requests that read alike were found to differ (Swift 6.3, in an optimised build). So what was
/// built with other sources of these is built anew.
struct SharedModules {
    static let names = ["Model", "HeadlessKit", "Scripts"]

    /// The folder of `Package.swift`.
    let packageRoot: String

    /// Takes away what was built with other sources, and remembers with which the next build is.
    ///
    /// - Parameter scratchFolder: the build's.
    func clearStaleBuild(in scratchFolder: String) throws(WorkbenchError) {
        // Another command may find the same at the same moment; what one writes the other would take away.
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
