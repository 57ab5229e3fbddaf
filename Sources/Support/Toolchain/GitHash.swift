package import Foundation
internal import InputFiles

/// Digests of contents, computed by git, which every clone has.
package struct GitHash: Sendable {
    /// Git returned no digest; the reason in words.
    package struct Failure: Error, CustomStringConvertible {
        package let reason: String

        package var description: String { "git computed no digest: \(reason)" }
    }

    /// The folder for the files that git reads.
    private let folder: String

    /// - Parameter folder: created if it does not exist.
    package init(folder: String) {
        self.folder = folder
    }

    /// Returns the digests of contents: SHA-1, as git names a blob. One process computes all of
    /// them.
    package func digests(of contents: [Data]) async throws(Failure) -> [String] {
        guard !contents.isEmpty else { return [] }
        let process = ProcessInfo.processInfo.processIdentifier
        let place = "\(folder)/.\(process).\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: place) }
        do {
            try FileManager.default.createDirectory(
                atPath: place,
                withIntermediateDirectories: true
            )
            let paths = contents.indices.map { "\(place)/\($0)" }
            for (content, path) in zip(contents, paths) {
                try Self.write(content, to: path)
            }
            return try await Self.digests(ofFiles: paths)
        } catch let error as ToolchainError {
            throw Failure(reason: error.description)
        } catch {
            throw Failure(reason: InputFiles.reason(of: error))
        }
    }

    /// Writes a new file. Unlike `Data`, it does not wait for the disk, because the file is read
    /// immediately and then deleted.
    private static func write(_ content: Data, to path: String) throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: content)
        try file.close()
    }

    /// Returns the digest of a file's content.
    package static func digest(ofFile path: String) async throws(ToolchainError) -> String {
        try await digests(ofFiles: [path])[0]
    }

    /// Returns the digests of at most some hundred files. One process computes all of them.
    package static func digests(
        ofFiles paths: [String]
    ) async throws(ToolchainError) -> [String] {
        guard !paths.isEmpty else { return [] }
        let git = ChildProcess("/usr/bin/env", ["git", "hash-object", "--no-filters"] + paths)
        let output = try await git.output()
        let digests = String(decoding: output, as: UTF8.self).split(separator: "\n").map(
            String.init
        )
        guard digests.count == paths.count else {
            throw .failed(command: "git hash-object", status: 0, output: "too few digests")
        }
        return digests
    }
}
