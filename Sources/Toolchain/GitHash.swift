package import Foundation
internal import InputFiles

/// Digests of contents, made by git, which every clone has.
package struct GitHash: Sendable {
    /// Git tells no digest; the reason in words.
    package struct Failure: Error, CustomStringConvertible {
        package let reason: String

        package var description: String { "git made no digest: \(reason)" }
    }

    /// Where contents are written for git to read.
    private let folder: String

    /// - Parameter folder: it is made where it is not there.
    package init(folder: String) {
        self.folder = folder
    }

    /// The digest of a content: SHA-1, as git names a blob.
    package func digest(of content: Data) async throws(Failure) -> String {
        let process = ProcessInfo.processInfo.processIdentifier
        let path = "\(folder)/.\(process).\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            try content.write(to: URL(fileURLWithPath: path))
            return try await Self.digest(ofFile: path)
        } catch let error as ToolchainError {
            throw Failure(reason: error.description)
        } catch {
            throw Failure(reason: InputFiles.reason(of: error))
        }
    }

    /// The digest of a file's content.
    package static func digest(ofFile path: String) async throws(ToolchainError) -> String {
        let git = ["git", "hash-object", "--no-filters", path]
        let output = try await ChildProcess("/usr/bin/env", git).output()
        return String(decoding: output, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
