extension SourceTree {
    /// Reads all files on all cores and computes a result for each.
    ///
    /// - Parameter body: returns the result of a file from its bytes, which are valid during the
    ///   call.
    /// - Returns: the results, ordered by path, and all unreadable files and folders, including
    ///   those of the walk.
    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (SourceFile, UnsafeBufferPointer<UInt8>) -> Result
    ) async -> (results: [Result], unreadable: [UnreadablePath]) {
        let slices = slices
        let parts = await withTaskGroup(of: (Int, Part<Result>).self) { group in
            for (index, slice) in slices.enumerated() {
                group.addTask { (index, Part(reading: slice, body)) }
            }
            var parts = [Part<Result>](repeating: Part(), count: slices.count)
            for await (index, part) in group { parts[index] = part }
            return parts
        }
        let unreadable = self.unreadable + parts.flatMap(\.unreadable)
        return (parts.flatMap(\.results), unreadable.sorted { $0.path < $1.path })
    }

    /// The files in slices: enough to balance the cores, and large enough to reuse one buffer.
    private var slices: [ArraySlice<SourceFile>] {
        let size = 64
        return stride(from: 0, to: files.count, by: size).map { start in
            files[start..<min(start + size, files.count)]
        }
    }

    /// The results of one slice.
    private struct Part<Result: Sendable>: Sendable {
        private(set) var results: [Result] = []
        private(set) var unreadable: [UnreadablePath] = []

        init() {}

        init(
            reading slice: ArraySlice<SourceFile>,
            _ body: (SourceFile, UnsafeBufferPointer<UInt8>) -> Result
        ) {
            var buffer: [UInt8] = []
            for file in slice {
                do {
                    let size = try file.read(into: &buffer)
                    results.append(
                        buffer.withUnsafeBufferPointer { bytes in
                            body(file, UnsafeBufferPointer(rebasing: bytes[..<size]))
                        }
                    )
                } catch {
                    unreadable.append(error)
                }
            }
        }
    }
}
