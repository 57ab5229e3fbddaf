internal import Foundation
internal import Toolchain

/// Which state of the sources is measured, as git knows it.
package struct SourceState: Hashable, Sendable {
    package let commit: String
    package let hasUncommittedChanges: Bool?

    /// Asks git about a folder. What git does not tell reads "not available", with the reason.
    package static func of(_ folder: String) async -> SourceState {
        func git(_ arguments: String...) async throws -> String {
            let command = ["git", "-C", folder] + arguments
            let output = try await ChildProcess("/usr/bin/env", command).output()
            return String(decoding: output, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        do {
            let commit = try await git("rev-parse", "HEAD")
            // Reports are what a run writes, so they say nothing about what it measured.
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
