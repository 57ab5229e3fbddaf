internal import InputFiles

/// Collects the Swift files of files and folders.
///
/// A named file is taken whatever its ending, which the result tells; below a named folder only regular files that end in
/// `.swift` are. Folders called `.build` and `.git` are skipped unless named. A named symbolic link
/// is followed, but no link below a named folder: so nothing outside the tree is counted, and
/// nothing inside it twice.
package struct SourceWalk: Sendable {
    private static let ending = ".swift"
    private static let skippedFolders: Set<String> = [".build", ".git"]

    private let workingFolder: String?

    /// A walk that finds relative paths in a folder; by default in that of the process.
    package init(workingFolder: String? = nil) {
        self.workingFolder = workingFolder
    }

    /// The files of `paths`; a file reached in two ways is listed once, under the name it was
    /// reached by first.
    ///
    /// Throws ``SourceWalkError/noSuchPath(_:)`` for the first path that does not exist. What exists
    /// and cannot be read is reported in the result instead.
    package func collect(_ paths: [String]) throws(SourceWalkError) -> SourceTree {
        var collection = Collection()
        for path in paths {
            let location = location(of: path)
            let shown = FileName.shown(path)
            switch FileSystem.kind(of: location, followsLink: true) {
            case .success(.file):
                if !path.hasSuffix(Self.ending) { collection.otherNames.insert(shown) }
                let file = SourceFile(path: shown, location: location)
                collection.add(file, canonical: FileSystem.canonicalPath(location) ?? location)
            case .success(.folder):
                let canonical = FileSystem.canonicalPath(location) ?? location
                let folder = Folder(path: shownFolder(shown), location: location)
                collect(folder, canonical: canonical, into: &collection)
            case .success:
                collection.report(shown, "Not a regular file or folder")
            case .failure(let failure) where failure.isMissing:
                throw .noSuchPath(shown)
            case .failure(let failure):
                collection.report(shown, failure.reason)
            }
        }
        return collection.tree
    }

    private func collect(_ folder: Folder, canonical: String, into collection: inout Collection) {
        let entries: [FileSystem.Entry]
        switch FileSystem.entries(of: folder.location) {
        case .success(let found):
            entries = found
        case .failure(let failure):
            return collection.report(folder.path.isEmpty ? "." : folder.path, failure.reason)
        }
        for entry in entries {
            let path = join(folder.path, FileName.shown(entry.name))
            let location = join(folder.location, entry.name)
            // No link is followed on the way, so appending keeps the path canonical.
            let canonical = join(canonical, entry.name)
            switch entry.kind {
            case .folder where Self.skippedFolders.contains(entry.name):
                break
            case .folder:
                let child = Folder(path: path, location: location)
                collect(child, canonical: canonical, into: &collection)
            case .file where entry.name.hasSuffix(Self.ending):
                let file = SourceFile(path: path, location: location)
                collection.add(file, canonical: canonical)
            case .link:
                collection.links.insert(path)
            case .file, .other:
                break
            }
        }
    }

    private func location(of path: String) -> String {
        guard let workingFolder, !path.hasPrefix("/") else { return path }
        return join(workingFolder, path)
    }

    private func shownFolder(_ path: String) -> String {
        var shown = path
        while shown.count > 1, shown.hasSuffix("/") { shown.removeLast() }
        return shown == "." ? "" : shown
    }

    private func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}

extension SourceWalk {
    private struct Folder {
        let path: String
        let location: String
    }

    /// What was found so far, each file known by its canonical path.
    private struct Collection {
        var links: Set<String> = []
        var otherNames: Set<String> = []
        private var files: [SourceFile] = []
        private var unreadable: Set<UnreadablePath> = []
        private var seen: Set<String> = []

        mutating func add(_ file: SourceFile, canonical: String) {
            if seen.insert(canonical).inserted { files.append(file) }
        }

        mutating func report(_ path: String, _ reason: String) {
            unreadable.insert(UnreadablePath(path: path, reason: reason))
        }

        var tree: SourceTree {
            SourceTree(
                files: files.sorted { $0.path < $1.path },
                unreadable: unreadable.sorted { $0.path < $1.path },
                links: links.sorted(),
                otherNames: otherNames.sorted()
            )
        }
    }
}
