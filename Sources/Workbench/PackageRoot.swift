internal import Foundation

/// The folder of archbench's own package.
package enum PackageRoot {
    /// Looks in a folder and those above it.
    ///
    /// - Throws: ``WorkbenchError/notInPackage(folder:)``.
    package static func find(from folder: String) throws(WorkbenchError) -> String {
        var candidate = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let manifest = candidate.appendingPathComponent("Package.swift").path
            let features = candidate.appendingPathComponent("Sources/Features").path
            let manager = FileManager.default
            if manager.fileExists(atPath: manifest), manager.fileExists(atPath: features) {
                return candidate.path
            }
            guard candidate.path != "/" else { throw .notInPackage(folder: folder) }
            candidate.deleteLastPathComponent()
        }
    }
}
