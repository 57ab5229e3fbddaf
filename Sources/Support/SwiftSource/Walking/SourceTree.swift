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

/// A file that a walk found.
package struct SourceFile: Hashable, Sendable {
    /// The shown path: the path that the user gave, followed by the relative path below it. Below
    /// `.` only the relative path is shown (`Sources/A.swift`, not `./Sources/A.swift`).
    package let path: String

    /// The path for opening, in the form of ``FileName``.
    package let location: String

    /// The bytes of standard input, a pipe or a device, which can be read only once; `nil` for a
    /// file on disk.
    let stream: [UInt8]?

    init(path: String, location: String, stream: [UInt8]? = nil) {
        self.path = path
        self.location = location
        self.stream = stream
    }
}

extension SourceFile {
    /// Returns the bytes of the file.
    ///
    /// - Throws: the reason why it cannot be read, or does not appear to be UTF-8 text.
    package func contents() throws(UnreadablePath) -> [UInt8] {
        var buffer: [UInt8] = []
        let size = try read(into: &buffer)
        return Array(buffer[..<size])
    }

    /// Reads the file into a buffer that is reused for the next file.
    ///
    /// - Returns: the number of bytes. The buffer only grows, and the bytes after this number are
    ///   left from before.
    func read(into buffer: inout [UInt8]) throws(UnreadablePath) -> Int {
        let size: Int
        if let stream {
            buffer = stream
            size = stream.count
        } else {
            switch FileSystem.contents(of: location, into: &buffer) {
            case .success(let count): size = count
            case .failure(let failure): throw UnreadablePath(path: path, reason: failure.reason)
            }
        }
        let encoding = buffer.withUnsafeBytes { bytes in
            SourceEncoding(of: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
        }
        if let obstacle = encoding.obstacle {
            throw UnreadablePath(path: path, reason: obstacle)
        }
        return size
    }
}

/// A file or folder to count that could not be read.
package struct UnreadablePath: Error, Codable, Hashable, Sendable {
    /// The path, as the walk shows it.
    package let path: String

    /// The reason, in the words of the system.
    package let reason: String

    /// Creates a path with the reason why it could not be read.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension UnreadablePath: CustomStringConvertible {
    package var description: String { "\(path) could not be read: \(reason)" }
}
