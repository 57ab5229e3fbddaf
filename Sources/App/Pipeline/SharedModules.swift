internal import Foundation
internal import InputFiles
internal import Matrix
internal import Toolchain

/// Modules whose types are used by modules that do not import them directly, such as service
/// requests in the comparison of two screens.
///
/// SwiftPM may not rebuild such indirect clients when a non-public stored property changes the
/// layout (Swift 6.3, optimized builds); equal requests were then found to differ. Therefore build
/// products are deleted when these sources change.
///
/// The fault does not depend on compiler flags. Three modules show it: `App` imports `Middle`, whose
/// structure stores one of `Core`. If the stored structure gets a private property and its enum a
/// case with a text, a release build does not compile `App` again, and it crashes when it compares
/// two values (Swift 6.3.1). A debug build compiles it.
struct SharedModules {
    static let folders = SharedModule.allCases.map(\.sourcePath) + ["Sources/Subject/Scenarios"]

    /// The folder of `Package.swift`.
    let packageRoot: String

    /// Deletes products that were built with other sources, and records the sources of the next
    /// build.
    ///
    /// - Parameter scratchFolder: the build folder.
    func clearStaleBuild(in scratchFolder: String) throws(ApplicationError) {
        // Another command may do the same at the same time; the lock prevents that it deletes new
        // products.
        let lock = try FileLock(path: "\(scratchFolder).lock", waits: true)
        defer { lock?.release() }
        let manager = FileManager.default
        let kept = "\(scratchFolder)/shared-modules"
        let isFresh = Self.folders.allSatisfy { folder in
            manager.contentsEqual(
                atPath: "\(packageRoot)/\(folder)",
                andPath: "\(kept)/\(folder)"
            )
        }
        if isFresh { return }
        do {
            if manager.fileExists(atPath: scratchFolder) {
                try manager.removeItem(atPath: scratchFolder)
            }
            try manager.createDirectory(
                atPath: "\(kept)/Sources/Subject",
                withIntermediateDirectories: true
            )
            for folder in Self.folders
            where manager.fileExists(atPath: "\(packageRoot)/\(folder)") {
                try manager.copyItem(
                    atPath: "\(packageRoot)/\(folder)",
                    toPath: "\(kept)/\(folder)"
                )
            }
        } catch {
            throw .failed("\(scratchFolder) cannot be written: \(error.localizedDescription)")
        }
    }
}
