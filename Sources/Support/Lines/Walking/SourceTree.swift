/// Everything a walk came across.
package struct SourceTree: Hashable, Sendable {
    /// The files to count, ordered by path and each once.
    package let files: [SourceFile]

    /// What could not be read, ordered by path.
    package let unreadable: [UnreadablePath]

    /// The symbolic links below the named folders, ordered by path; none was followed.
    package let links: [String]

    /// The named files that by their names are no Swift sources, ordered by path. They are among
    /// the files all the same.
    package let otherNames: [String]

    /// The named folders in which no Swift file was found, ordered by path.
    package let emptyFolders: [String]
}
