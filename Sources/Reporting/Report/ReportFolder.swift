package import Foundation

/// The folder to which a report is written.
package enum ReportFolder {
    /// The reason why nothing was written.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The system does not permit it; the reason in a sentence.
        case unwritable(path: String, reason: String)
        /// The folder contains a file that archbench did not write.
        case foreign(file: String, folder: String)
        /// The existing report has more than its replacement; the additional parts in words.
        case fuller(folder: String, has: [String])

        package var description: String {
            switch self {
            case .unwritable(let path, let reason):
                "\(path) cannot be written: \(reason) The previous files are unchanged."
            case .foreign(let file, let folder):
                "\(folder) contains \(file), which archbench did not write, so nothing is written "
                    + "there.\nName another folder with --output."
            case .fuller(let folder, let has):
                "\(folder) contains a more complete report, which also has \(has.joined(separator: ", ")). "
                    + "It is not replaced.\nName another folder with --output, or leave nothing "
                    + "out."
            }
        }
    }

    /// The last line of each page, by which archbench recognises its own pages. Viewers do not show
    /// it.
    package static let mark = "<!-- Drawn by archbench. -->"

    /// Returns a page with the mark.
    package static func marked(_ page: String) -> String { "\(page)\n\(mark)\n" }

    /// Returns a page without the mark.
    package static func withoutMark(_ page: String) -> String {
        page.hasSuffix("\n\(mark)\n") ? String(page.dropLast(mark.count + 2)) : page
    }

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
    ) throws(Failure) {
        try checkAccess(to: folder)
        let occupant = try Occupant(of: folder)
        for name in names { try occupant.giveWay(name, to: nil) }
        try occupant.giveWay(to: scope)
    }

    private static func checkAccess(to folder: String) throws(Failure) {
        let manager = FileManager.default
        var nearest = URL(fileURLWithPath: folder).standardizedFileURL
        var isFolder: ObjCBool = false
        while !manager.fileExists(atPath: nearest.path, isDirectory: &isFolder),
            nearest.path != "/"
        {
            nearest.deleteLastPathComponent()
        }
        guard isFolder.boolValue else {
            throw .unwritable(path: folder, reason: "\(nearest.path) is not a folder.")
        }
        guard manager.isWritableFile(atPath: nearest.path) else {
            throw .unwritable(path: folder, reason: "\(nearest.path) may not be written to.")
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
    ) throws(Failure) {
        let manager = FileManager.default
        var renames: [(from: String, to: String)] = []
        defer { for rename in renames { try? manager.removeItem(atPath: rename.from) } }
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: "the folder cannot be created.")
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
                throw .unwritable(path: path, reason: "the folder cannot be written, or is full.")
            }
        }
        for change in renames where rename(change.from, change.to) != 0 {
            throw .unwritable(path: change.to, reason: String(cString: strerror(errno)) + ".")
        }
    }
}
