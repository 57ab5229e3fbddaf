internal import Foundation
package import InputFiles

/// A change of several files that is made completely or not at all.
package struct TreeChange: Sendable {
    package var new: [GeneratedFile]
    /// The symbolic links. The text of each is its destination.
    package var links: [GeneratedFile] = []
    package var changed: [GeneratedFile] = []
    /// The files and links to remove, together with folders that are then empty.
    package var gone: [String] = []

    package init(
        new: [GeneratedFile],
        links: [GeneratedFile] = [],
        changed: [GeneratedFile] = [],
        gone: [String] = []
    ) {
        self.new = new
        self.links = links
        self.changed = changed
        self.gone = gone
    }

    /// Makes the change. After an error, all its steps are undone.
    ///
    /// - Parameter root: the folder to which the paths are relative.
    package func write(to root: String) throws(ApplicationError) {
        let manager = FileManager.default
        let existing = (new + links).map(\.path).filter {
            manager.fileExists(atPath: "\(root)/\($0)")
        }
        guard existing.isEmpty else { throw .exists(existing) }
        var undo: [() -> Void] = []
        // Files to remove are renamed until no other step can fail.
        var removed: [String] = []
        do throws(ApplicationError) {
            for file in new + links {
                let made = try makeFolders(for: file.path, in: root)
                undo.append { for folder in made { try? manager.removeItem(atPath: folder) } }
            }
            for file in new {
                try Self.attempt(file.path) {
                    try Data(file.text.utf8)
                        .write(
                            to: URL(fileURLWithPath: "\(root)/\(file.path)"),
                            options: .withoutOverwriting
                        )
                }
                undo.append { try? manager.removeItem(atPath: "\(root)/\(file.path)") }
            }
            for link in links {
                try Self.attempt(link.path) {
                    try manager.createSymbolicLink(
                        atPath: "\(root)/\(link.path)",
                        withDestinationPath: link.text
                    )
                }
                undo.append { try? manager.removeItem(atPath: "\(root)/\(link.path)") }
            }
            for file in changed {
                let url = URL(fileURLWithPath: "\(root)/\(file.path)")
                let before = try? Data(contentsOf: url)
                try Self.attempt(file.path) {
                    try Data(file.text.utf8).write(to: url, options: .atomic)
                }
                undo.append { try? before?.write(to: url, options: .atomic) }
            }
            for path in gone {
                let place = "\(root)/\(path)"
                let kept = "\(place).gone-\(UUID().uuidString)"
                try Self.attempt(path) { try manager.moveItem(atPath: place, toPath: kept) }
                undo.append { try? manager.moveItem(atPath: kept, toPath: place) }
                removed.append(kept)
            }
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
        for kept in removed { try? manager.removeItem(atPath: kept) }
        for path in gone { Self.removeEmptyFolders(above: "\(root)/\(path)") }
    }

    private static func removeEmptyFolders(above path: String) {
        let manager = FileManager.default
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        while (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
            try? manager.removeItem(at: folder)
            folder.deleteLastPathComponent()
        }
    }

    /// Creates the missing folders for a file.
    ///
    /// - Returns: the folders that were missing, the innermost first.
    private func makeFolders(for path: String, in root: String) throws(ApplicationError) -> [String]
    {
        let manager = FileManager.default
        var missing: [String] = []
        var folder = URL(fileURLWithPath: "\(root)/\(path)").deletingLastPathComponent()
        while !manager.fileExists(atPath: folder.path) {
            missing.append(folder.path)
            folder.deleteLastPathComponent()
        }
        for folder in missing.reversed() {
            try Self.attempt(path) {
                try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
            }
        }
        return missing
    }

    private static func attempt(_ path: String, _ body: () throws -> Void) throws(ApplicationError)
    {
        do {
            try body()
        } catch {
            throw .notChanged(path, reason(of: error))
        }
    }
}
