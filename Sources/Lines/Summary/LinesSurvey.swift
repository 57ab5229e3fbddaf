/// The counted files of a tree, and everything about them that a person should be told.
package struct LinesSurvey: Hashable, Sendable {
    /// A warning and the file it is about.
    package struct Warning: Hashable, Sendable {
        /// The file, relative as the person named it.
        package let path: String

        /// What was odd.
        package let warning: LineWarning
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
        let slices = slices(of: tree.files)
        let parts = await withTaskGroup(of: (Int, Part).self) { group in
            for (index, slice) in slices.enumerated() {
                group.addTask { (index, Part(counting: slice, keepsKinds: keepsKinds)) }
            }
            var parts = [Part](repeating: Part(), count: slices.count)
            for await (index, part) in group { parts[index] = part }
            return parts
        }
        let unreadable = tree.unreadable + parts.flatMap(\.unreadable)
        return LinesSurvey(
            files: parts.flatMap(\.files),
            warnings: parts.flatMap(\.warnings),
            unreadable: unreadable.sorted { $0.path < $1.path }
        )
    }

    /// Pieces that are many enough to even out cores and large enough to reuse one buffer.
    private static func slices(of files: [SourceFile]) -> [ArraySlice<SourceFile>] {
        let size = 64
        return stride(from: 0, to: files.count, by: size).map { start in
            files[start..<min(start + size, files.count)]
        }
    }
}

extension LinesSurvey {
    /// The survey of one slice.
    private struct Part: Sendable {
        private(set) var files: [FileLines] = []
        private(set) var warnings: [Warning] = []
        private(set) var unreadable: [UnreadablePath] = []

        init() {}

        init(counting slice: ArraySlice<SourceFile>, keepsKinds: Bool) {
            let counter = LineCounter()
            var buffer: [UInt8] = []
            for file in slice {
                switch FileSystem.contents(of: file.location, into: &buffer) {
                case .success(let size):
                    let (counted, kinds) = buffer.withUnsafeBufferPointer { bytes in
                        let source = UnsafeBufferPointer(rebasing: bytes[..<size])
                        return (
                            counter.count(source), keepsKinds ? counter.kinds(of: source) : nil
                        )
                    }
                    let lines = FileLines(path: file.path, counts: counted.counts, kinds: kinds)
                    files.append(lines)
                    warnings += counted.warnings.map { Warning(path: file.path, warning: $0) }
                case .failure(let failure):
                    unreadable.append(UnreadablePath(path: file.path, reason: failure.reason))
                }
            }
        }
    }
}
