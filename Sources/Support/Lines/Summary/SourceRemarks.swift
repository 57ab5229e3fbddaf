/// The warnings, errors and notes about the sources of a count, which text and JSON show alike.
package struct SourceRemarks: Encodable, Hashable, Sendable {
    /// Something odd about a file that was counted.
    package struct Warning: Encodable, Hashable, Sendable {
        /// The path of the file.
        package let path: String

        /// The line, the first being 1; `nil` where the warning is about the file.
        package let line: Int?

        /// The warning in words, without the place.
        package let message: String
    }

    /// The warnings about files that were counted.
    package let warnings: [Warning]

    /// The files and folders that could not be read and are in no number, ordered by path.
    package let unreadable: [UnreadablePath]

    /// The symbolic links that were not followed, ordered by path.
    package let links: [String]

    /// The named folders in which no Swift file was found, ordered by path.
    package let emptyFolders: [String]

    /// The remarks about a tree and about the files in it that were read.
    package init(
        _ tree: SourceTree,
        warnings: [LinesSurvey.Warning],
        unreadable: [UnreadablePath]
    ) {
        let unclosed = warnings.map { warning in
            Warning(
                path: warning.path,
                line: warning.warning.line,
                message: warning.warning.message
            )
        }
        let otherNames = tree.otherNames.map { path in
            Warning(
                path: path,
                line: nil,
                message: "is not a .swift file; it was counted as Swift source"
            )
        }
        self.warnings = unclosed + otherNames
        self.unreadable = unreadable
        links = tree.links
        emptyFolders = tree.emptyFolders
    }

    /// A line of text for each remark, the errors last. Characters of a path that would move the
    /// cursor or stay unseen are written as `\u{…}`.
    package var messages: [String] {
        warnings.map { warning in
            let path = warning.path.visible
            return warning.line.map { "warning: \(path):\($0): \(warning.message)" }
                ?? "warning: \(path) \(warning.message)"
        } + emptyFolders.map { "note: \($0.visible) contains no Swift file" }
            + links.map { "note: \($0.visible) is a link and was not followed" }
            + unreadable.map { "error: \($0.path.visible) could not be read: \($0.reason)" }
    }
}
