/// The warnings, errors and notes about the sources of a count, which are the same in text and
/// JSON.
package struct SourceRemarks: Encodable, Hashable, Sendable {
    /// A warning about a counted file.
    package struct Warning: Encodable, Hashable, Sendable {
        /// The path of the file.
        package let path: String

        /// The line, from 1; `nil` for a warning about the complete file.
        package let line: Int?

        /// The warning in words, without the position.
        package let message: String
    }

    /// The warnings about files that were counted.
    package let warnings: [Warning]

    /// The unreadable files and folders, which are in no count, ordered by path.
    package let unreadable: [UnreadablePath]

    /// The symbolic links that were not followed, ordered by path.
    package let links: [String]

    /// The named folders in which no Swift file was found, ordered by path.
    package let emptyFolders: [String]

    /// Creates the remarks about a tree and its files.
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

    /// The remarks, one line each, the errors last. The links are one remark. Invisible characters of a path, and those that
    /// would move the cursor, are written as `\u{…}`.
    package var messages: [String] {
        warnings.map { warning in
            let path = warning.path.visible
            return warning.line.map { "warning: \(path):\($0): \(warning.message)" }
                ?? "warning: \(path) \(warning.message)"
        } + emptyFolders.map { "note: \($0.visible) contains no Swift file" }
            + linkNotes
            + unreadable.map { "error: \($0.path.visible) could not be read: \($0.reason)" }
    }

    /// A note for a link, or one for all links.
    private var linkNotes: [String] {
        switch links.count {
        case 0: []
        case 1: ["note: \(links[0].visible) is a link and was not followed"]
        default:
            [
                "note: \(links.count) links such as \(links[0].visible) were not followed; "
                    + "'--json' lists all"
            ]
        }
    }
}
