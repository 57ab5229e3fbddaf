/// The counted files of a tree, and everything about them that a person should be told.
package struct LinesSurvey: Hashable, Sendable {
    /// A warning and the file it is about.
    package struct Warning: Hashable, Sendable {
        /// The file, relative as the person named it.
        package let path: String

        /// What was odd.
        package let warning: LineWarning

        package init(path: String, warning: LineWarning) {
            self.path = path
            self.warning = warning
        }
    }

    /// Every file that could be read, ordered by path.
    package let files: [FileLines]

    /// What was never closed, ordered by path.
    package let warnings: [Warning]

    /// The files and folders that could not be read and are in no number, ordered by path.
    package let unreadable: [UnreadablePath]

    /// Counts the files of a tree on all cores, and keeps the kind of each line if asked to. Throws
    /// nothing: what cannot be read is reported.
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
