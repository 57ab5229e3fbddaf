internal import Foundation
package import InputFiles

/// The folder of archbench's package.
package enum PackageRoot {
    /// Searches a folder and its parents.
    ///
    /// - Throws: ``ApplicationError`` if the folder is outside of a clone.
    package static func find(from folder: String) throws(ApplicationError) -> String {
        var candidate = URL(fileURLWithPath: folder).standardizedFileURL
        var other: String?
        while true {
            switch manifest(in: candidate) {
            case let manifest? where isOwn(manifest): return candidate.path
            case _?: other = other ?? candidate.path
            case nil: break
            }
            guard candidate.path != "/" else {
                throw .notInPackage(folder: folder, other: other)
            }
            candidate.deleteLastPathComponent()
        }
    }

    private static func manifest(in folder: URL) -> String? {
        FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns whether the manifest is archbench's. It is identified by its name, because other
    /// packages may have the same folders.
    private static func isOwn(_ manifest: String) -> Bool {
        manifest.contains(/\bname:\s*"archbench"/)
    }
}
