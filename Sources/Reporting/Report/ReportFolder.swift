package import Foundation
package import InputFiles

/// The folder to which a report is written.
package enum ReportFolder {
    /// The last line of each page, by which archbench recognises its own pages. Viewers do not show
    /// it.
    package static let mark = "<!-- Drawn by archbench. -->"

    /// Returns a page with the mark.
    package static func marked(_ page: String) -> String { "\(page)\n\(mark)\n" }

    /// The name of the file with all values.
    package static let reportName = "report.json"

    /// Returns whether a folder contains a complete report, which only another complete one
    /// replaces.
    package static func hasCompleteReport(_ folder: String) -> Bool {
        FileManager.default.contents(atPath: "\(folder)/\(reportName)")
            .flatMap(ReportOutline.init).map { !$0.isPartial } ?? false
    }

    /// Removes the files of a report that archbench wrote, and the folder if nothing else is in it.
    package static func remove(_ folder: String) {
        guard let occupant = try? Occupant(of: folder) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where occupant.isOwn(name) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        rmdir(folder)
    }

    /// Checks before any work whether a report may be written to a folder. It changes nothing.
    ///
    /// - Parameters:
    ///   - scope: the scope of the report.
    ///   - names: the names of the files.
    package static func check(
        _ folder: String,
        for scope: ReportScope,
        names: [String]
    ) throws(ApplicationError) {
        try checkAccess(to: folder)
        let occupant = try Occupant(of: folder)
        for name in names { try occupant.giveWay(name, to: nil) }
        try occupant.giveWay(to: scope)
    }

    private static func checkAccess(to folder: String) throws(ApplicationError) {
        let manager = FileManager.default
        var nearest = URL(fileURLWithPath: folder).standardizedFileURL
        var isFolder: ObjCBool = false
        while !manager.fileExists(atPath: nearest.path, isDirectory: &isFolder),
            nearest.path != "/"
        {
            nearest.deleteLastPathComponent()
        }
        guard isFolder.boolValue else {
            throw .unwritable(folder: folder, reason: "\(nearest.path) is not a folder.")
        }
        guard manager.isWritableFile(atPath: nearest.path) else {
            throw .unwritable(folder: folder, reason: "\(nearest.path) may not be written to.")
        }
    }

    /// Writes files so that each is complete, old or new, even if the run is interrupted: it writes
    /// all under temporary names, then renames each. It replaces only files of archbench, and no
    /// report by one with less. Files with equal contents keep their dates.
    ///
    /// - Parameter scope: the scope of the report.
    package static func write(
        _ files: [(name: String, data: Data)],
        of scope: ReportScope,
        to folder: String
    ) throws(ApplicationError) {
        let manager = FileManager.default
        var renames: [(from: String, to: String)] = []
        defer { for rename in renames { try? manager.removeItem(atPath: rename.from) } }
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(folder: folder, reason: "the folder cannot be created.")
        }
        let occupant = try Occupant(of: folder)
        for file in files { try occupant.giveWay(file.name, to: file.data) }
        try occupant.giveWay(to: scope)
        for file in files where !occupant.has(file.name, with: file.data) {
            let path = "\(folder)/\(file.name)"
            let temporary = "\(folder)/.\(file.name).\(ProcessInfo.processInfo.processIdentifier)"
            renames.append((temporary, path))
            do {
                try file.data.write(to: URL(fileURLWithPath: temporary))
            } catch {
                throw .unwritable(folder: path, reason: "the folder cannot be written, or is full.")
            }
        }
        for change in renames where rename(change.from, change.to) != 0 {
            throw .unwritable(folder: change.to, reason: String(cString: strerror(errno)) + ".")
        }
    }
}

extension ApplicationError {
    /// Creates the error for a folder that the system does not permit to write.
    ///
    /// - Parameter reason: the reason in a sentence.
    static func unwritable(folder: String, reason: String) -> Self {
        .failed("\(folder) cannot be written: \(reason) The previous files are unchanged.")
    }

    /// Creates the error for a folder that contains a file that archbench did not write.
    static func foreign(file: String, folder: String) -> Self {
        .usage(
            "\(folder) contains \(file), which archbench did not write, so nothing is written "
                + "there.\nName another folder with --output."
        )
    }

    /// Creates the error for a folder whose report has more than its replacement.
    ///
    /// - Parameter has: the additional parts in words.
    static func fuller(folder: String, has: [String]) -> Self {
        .usage(
            "\(folder) contains a more complete report, which also has \(has.joined(separator: ", ")). "
                + "It is not replaced.\nName another folder with --output, or leave nothing "
                + "out."
        )
    }
}
