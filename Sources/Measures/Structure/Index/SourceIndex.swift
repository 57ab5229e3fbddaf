internal import Foundation
package import InputFiles

/// The declarations and references of some modules, from the compiler's index.
///
/// A debug build writes the index. It contains compiled code only: code in an inactive branch of
/// `#if` is missing. Synthesized references are excluded.
package struct SourceIndex: Hashable, Sendable {
    /// The declarations by USR.
    package let symbols: [String: IndexedSymbol]
    /// The references in the sources, by file, in the order of the file.
    package let references: [IndexedReference]
    package let imports: [IndexedImport]

    /// Reads the index of all modules with sources in a folder.
    ///
    /// Entries of deleted files are ignored; of a file that was compiled several times, the latest
    /// entry counts.
    ///
    /// - Parameters:
    ///   - store: the folder of the index, `debug/index/store` in a build's scratch folder.
    ///   - library: libIndexStore of the toolchain that wrote it.
    ///   - root: the folder to which paths are relative.
    ///   - folders: the folders of sources, from the root; other sources are ignored.
    package static func read(
        store: String,
        library: String,
        root: String,
        folders: [String]
    ) throws(ApplicationError) -> SourceIndex {
        guard FileManager.default.fileExists(atPath: store) else {
            throw .failed("\(store) contains no index; a debug build writes one")
        }
        let reader = try IndexStore(path: store, library: library)
        let files = SourcePaths(root: root, folders: folders)
        var latest: [String: IndexStore.Unit] = [:]
        for unit in try reader.units() {
            guard let path = files.relative(unit.file) else { continue }
            if let other = latest[path], other.modified >= unit.modified { continue }
            guard FileManager.default.fileExists(atPath: unit.file) else { continue }
            latest[path] = unit
        }
        var builder = SourceIndexBuilder()
        for (path, unit) in latest.sorted(by: { $0.key < $1.key }) {
            for record in try reader.records(of: unit) where record.file == unit.file {
                let occurrences = try reader.occurrences(in: record)
                builder.add(occurrences, module: unit.module, file: path)
            }
        }
        return builder.index
    }
}

/// Finds the files in some folders below a root, with their relative paths.
private struct SourcePaths {
    private let prefixes: [String]
    private let folders: [String]

    init(root: String, folders: [String]) {
        let url = URL(fileURLWithPath: root)
        // The compiler may have received the folder with resolved links.
        let roots = [url.standardizedFileURL.path, url.resolvingSymlinksInPath().path]
        prefixes = roots.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        self.folders = folders.map { $0 + "/" }
    }

    func relative(_ file: String) -> String? {
        guard let prefix = prefixes.first(where: file.hasPrefix) else { return nil }
        let path = String(file.dropFirst(prefix.count))
        return folders.contains(where: path.hasPrefix) ? path : nil
    }
}
