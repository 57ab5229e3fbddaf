internal import Foundation
package import InputFiles

/// Collects the Swift files of files and folders.
///
/// A named file is accepted with any suffix, which the result reports. Below a named folder only
/// regular files that end in `.swift` are collected. `-` means standard input, and a named pipe or
/// device is read to its end. Folders with the names `.build` and `.git` are skipped unless they
/// are named. A named symbolic link is followed, but no link below a named folder, so that nothing
/// outside the tree is counted, and nothing inside it twice.
package struct SourceWalk: Sendable {
    private static let ending = ".swift"
    private static let skippedFolders: Set<String> = [".build", ".git"]
    /// The argument for standard input, and the path that is shown for it.
    private static let standardInput = (name: "-", shown: "<stdin>")
    /// The largest stream in mebibytes, so that an endless one is abandoned.
    private static let largestStream = 256

    private let workingFolder: String?
    private let patterns: [ExcludePattern]

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - workingFolder: the folder of relative paths; by default that of the process.
    ///   - patterns: the files and folders to exclude, including named ones.
    package init(workingFolder: String? = nil, excluding patterns: [ExcludePattern] = []) {
        self.workingFolder = workingFolder
        self.patterns = patterns
    }

    /// Returns the files of `paths`. A file that is reached in two ways is listed once, under the
    /// first path.
    ///
    /// Throws ``ApplicationError`` for the first path that does not exist. An
    /// existing path that cannot be read is reported in the result instead.
    package func collect(_ paths: [String]) throws(ApplicationError) -> SourceTree {
        var collection = Collection()
        for path in paths {
            if path == Self.standardInput.name {
                let shown = Self.standardInput.shown
                collect(streamAt: shown, shown: shown, into: &collection) {
                    () throws(ApplicationError) in
                    try InputFile.standardInput(limit: Self.largestStream)
                }
            } else {
                try collect(path, into: &collection)
            }
        }
        return collection.tree
    }

    /// Returns the files of an implementation's folder. In it, a file that equals one of another
    /// implementation is a link to it, which is followed.
    package func collect(implementation folder: String) throws(ApplicationError) -> SourceTree {
        let tree = try collect([folder])
        guard tree.unreadable.isEmpty else { return tree }
        return try collect(tree.files.map(\.path) + tree.links)
    }

    private func collect(
        _ path: String,
        into collection: inout Collection
    ) throws(ApplicationError) {
        let location = location(of: path)
        let shown = FileName.shown(path)
        switch FileSystem.kind(of: location, followsLink: true) {
        case .success(.file):
            guard !isExcluded(below: "", shown: shown, isFolder: false) else { return }
            let canonical = FileSystem.canonicalPath(location) ?? location
            // For /dev/stdin only the target has a name.
            if !path.hasSuffix(Self.ending), !canonical.hasSuffix(Self.ending) {
                collection.otherNames.insert(shown)
            }
            collection.add(SourceFile(path: shown, location: location), canonical: canonical)
        case .success(.folder):
            let folder = Folder(path: shownFolder(shown), below: "", location: location)
            guard !isExcluded(below: "", shown: folder.path, isFolder: true) else { return }
            let canonical = FileSystem.canonicalPath(location) ?? location
            let before = collection.foundCount
            if collect(folder, canonical: canonical, into: &collection),
                collection.foundCount == before
            {
                collection.emptyFolders.insert(folder.shownPath)
            }
        case .success(.stream):
            collect(streamAt: location, shown: shown, into: &collection) {
                () throws(ApplicationError) in
                try InputFile.contents(of: location, limit: Self.largestStream)
            }
        case .success:
            collection.report(shown, "Not a regular file or folder")
        case .failure(let failure) where failure.isMissing:
            throw .noSuchPath(shown)
        case .failure(let failure):
            collection.report(shown, failure.reason)
        }
    }

    private func collect(
        streamAt location: String,
        shown: String,
        into collection: inout Collection,
        reading contents: () throws(ApplicationError) -> Data
    ) {
        guard !collection.contains(location) else { return }
        do {
            let bytes = try [UInt8](contents())
            let file = SourceFile(path: shown, location: location, stream: bytes)
            collection.add(file, canonical: location)
        } catch {
            collection.report(shown, error.details.joined())
        }
    }

    /// Collects the files below a folder.
    ///
    /// - Returns: `true` if the folder itself could be read.
    @discardableResult
    private func collect(
        _ folder: Folder,
        canonical: String,
        into collection: inout Collection
    ) -> Bool {
        let entries: [FileSystem.Entry]
        switch FileSystem.entries(of: folder.location) {
        case .success(let found):
            entries = found
        case .failure(let failure):
            collection.report(folder.shownPath, failure.reason)
            return false
        }
        for entry in entries {
            let shown = FileName.shown(entry.name)
            let path = join(folder.path, shown)
            let below = join(folder.below, shown)
            let location = join(folder.location, entry.name)
            // No link is followed below a folder, so the path remains canonical.
            let canonical = join(canonical, entry.name)
            switch entry.kind {
            case .folder where Self.skippedFolders.contains(entry.name):
                break
            case .folder:
                guard !isExcluded(below: below, shown: path, isFolder: true) else { continue }
                let child = Folder(path: path, below: below, location: location)
                collect(child, canonical: canonical, into: &collection)
            case .file where entry.name.hasSuffix(Self.ending):
                guard !isExcluded(below: below, shown: path, isFolder: false) else { continue }
                let file = SourceFile(path: path, location: location)
                collection.add(file, canonical: canonical)
            case .link:
                guard !isExcluded(below: below, shown: path, isFolder: false) else { continue }
                collection.links.insert(path)
            case .file, .stream, .other:
                break
            }
        }
        return true
    }

    private func isExcluded(below: String, shown: String, isFolder: Bool) -> Bool {
        patterns.contains { $0.matches(below: below, shown: shown, isFolder: isFolder) }
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
        /// The path from the named folder.
        let below: String
        let location: String

        var shownPath: String { path.isEmpty ? "." : path }
    }

    /// The files found so far, identified by their canonical paths.
    private struct Collection {
        var links: Set<String> = []
        var otherNames: Set<String> = []
        var emptyFolders: Set<String> = []
        /// The number of times a file was found, including repeated ones.
        private(set) var foundCount = 0
        private var files: [SourceFile] = []
        private var unreadable: Set<UnreadablePath> = []
        private var seen: Set<String> = []

        func contains(_ canonical: String) -> Bool { seen.contains(canonical) }

        mutating func add(_ file: SourceFile, canonical: String) {
            foundCount += 1
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
                otherNames: otherNames.sorted(),
                emptyFolders: emptyFolders.sorted()
            )
        }
    }
}
