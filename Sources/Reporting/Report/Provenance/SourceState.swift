internal import Foundation
internal import Toolchain

/// The state of the measured sources in git.
package struct SourceState: Hashable, Sendable {
    package let commit: String
    package let hasUncommittedChanges: Bool?

    /// Reads the state of a folder from git. A value that git does not provide is "not available",
    /// with the reason.
    package static func of(_ folder: String) async -> SourceState {
        func git(_ arguments: String...) async throws -> String {
            let command = ["git", "-C", folder] + arguments
            let output = try await ChildProcess("/usr/bin/env", command).output()
            return String(decoding: output, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        do {
            let commit = try await git("rev-parse", "HEAD")
            // Reports are the output of runs, so their changes do not affect the measured sources.
            let changes = try await git("status", "--porcelain", "--", ":!Reports")
            return SourceState(commit: commit, hasUncommittedChanges: !changes.isEmpty)
        } catch {
            return SourceState(
                commit: "not available (git has none)",
                hasUncommittedChanges: nil
            )
        }
    }
}
