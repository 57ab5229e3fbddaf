internal import InputFiles
internal import Matrix

/// The new files of a change that are copies of a variant's files with other words.
package struct CopiedFiles: Sendable {
    /// The words of the copies with the words that they replace, longer ones first.
    private let words: [(old: String, new: String)]
    /// The paths of the existing files, by the paths of their copies.
    private(set) var originals: [String: String] = [:]

    /// - Parameters:
    ///   - words: the words of the copies by the words that they replace. Each file whose path in
    ///     the folder of the implementation or its tests contains one of these is copied.
    ///   - implementation: the existing files.
    ///   - root: the folder of the sources.
    init(_ words: [String: String], of implementation: Implementation, in root: String) {
        self.words = words.map { ($0.key, $0.value) }
            .sorted { ($1.old.count, $0.old) < ($0.old.count, $1.old) }
        for folder in [implementation.sourcePath, implementation.testPath] {
            for path in LibraryFolder.swiftFiles(below: folder, in: root) {
                let copy = folder + copied(String(path.dropFirst(folder.count)))
                if copy != path { originals[copy] = path }
            }
        }
    }

    /// Creates no copies.
    package init() { words = [] }

    /// Returns the text of a file, in which the words are replaced if it is a copy.
    func text(_ source: String, at path: String) -> String {
        originals[path] == nil ? source : copied(source)
    }

    /// Returns the path or text of a copy.
    func copied(_ original: String) -> String {
        words.reduce(original) { $0.replacing($1.old, with: $1.new) }
    }
}
