package import Foundation

/// The folder that a report is written to.
package enum ReportFolder {
    /// Why nothing was written.
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let reason: String

        package var description: String {
            "\(path) cannot be written: \(reason) What was there before is whole."
        }
    }

    /// Tells before any work whether a folder can be there and be written to. It changes nothing.
    package static func check(_ folder: String) throws(Failure) {
        let manager = FileManager.default
        var nearest = URL(fileURLWithPath: folder).standardizedFileURL
        var isFolder: ObjCBool = false
        while !manager.fileExists(atPath: nearest.path, isDirectory: &isFolder),
            nearest.path != "/"
        {
            nearest.deleteLastPathComponent()
        }
        guard isFolder.boolValue else {
            throw Failure(path: folder, reason: "\(nearest.path) is not a folder.")
        }
        guard manager.isWritableFile(atPath: nearest.path) else {
            throw Failure(path: folder, reason: "\(nearest.path) may not be written to.")
        }
    }

    /// Writes files so that each is there whole, old or new, whenever the run is interrupted: first
    /// all under temporary names, then each is renamed.
    package static func write(
        _ files: [(name: String, data: Data)],
        to folder: String
    ) throws(Failure) {
        let manager = FileManager.default
        var renames: [(from: String, to: String)] = []
        defer { for rename in renames { try? manager.removeItem(atPath: rename.from) } }
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(path: folder, reason: "the folder cannot be made.")
        }
        // Renaming onto a folder fails, and must not do so after other files were replaced.
        for file in files {
            var isFolder: ObjCBool = false
            let path = "\(folder)/\(file.name)"
            if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                throw Failure(path: path, reason: "it is a folder.")
            }
        }
        for file in files {
            let path = "\(folder)/\(file.name)"
            let temporary = "\(folder)/.\(file.name).\(ProcessInfo.processInfo.processIdentifier)"
            renames.append((temporary, path))
            do {
                try file.data.write(to: URL(fileURLWithPath: temporary))
            } catch {
                throw Failure(path: path, reason: "the folder cannot be written, or is full.")
            }
        }
        for change in renames where rename(change.from, change.to) != 0 {
            throw Failure(path: change.to, reason: String(cString: strerror(errno)) + ".")
        }
    }
}
