/// The counted files of a tree, with all remarks for the user.
package struct LinesSurvey: Hashable, Sendable {
    /// A warning and its file.
    package struct Warning: Hashable, Sendable {
        /// The file, relative as the user gave it.
        package let path: String

        /// The warning.
        package let warning: LineWarning

        package init(path: String, warning: LineWarning) {
            self.path = path
            self.warning = warning
        }
    }

    /// The readable files, ordered by path.
    package let files: [FileLines]

    /// The warnings about unterminated comments and strings, ordered by path.
    package let warnings: [Warning]

    /// The unreadable files and folders, which are in no count, ordered by path.
    package let unreadable: [UnreadablePath]

    /// Counts the files of a tree on all cores, and stores the kind of each line if requested. It
    /// throws no errors: unreadable files are reported.
    package static func count(_ tree: SourceTree, keepsKinds: Bool = false) async -> LinesSurvey {
        let counter = LineCounter()
        let (files, unreadable) = await tree.read { file, source in
            let counted = counter.count(source)
            let lines = FileLines(
                path: file.path,
                counts: counted.counts,
                kinds: keepsKinds ? counter.kinds(of: source) : nil
            )
            return (
                lines: lines,
                warnings: counted.warnings.map { Warning(path: file.path, warning: $0) }
            )
        }
        return LinesSurvey(
            files: files.map(\.lines),
            warnings: files.flatMap(\.warnings),
            unreadable: unreadable
        )
    }
}
