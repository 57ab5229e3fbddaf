/// The result of a walk.
package struct SourceTree: Hashable, Sendable {
    /// The files to count, ordered by path, each once.
    package let files: [SourceFile]

    /// The unreadable files and folders, ordered by path.
    package let unreadable: [UnreadablePath]

    /// The symbolic links below the named folders, ordered by path; none was followed.
    package let links: [String]

    /// The named files whose names do not end in `.swift`, ordered by path. They are also among the
    /// files.
    package let otherNames: [String]

    /// The named folders in which no Swift file was found, ordered by path.
    package let emptyFolders: [String]
}
