internal import Foundation
package import InputFiles
internal import Toolchain

/// The files of a clone, compared with a git commit.
package struct WorkingTree: Sendable {
    /// The git name of the current commit.
    private static let newest = "HEAD"

    private let root: String

    /// - Parameter root: the folder of `Package.swift`.
    package init(root: String) {
        self.root = root
    }

    /// Returns the current commit.
    package func commit() async throws(ApplicationError) -> String {
        try await git(["rev-parse", Self.newest]).split(separator: "\n").first.map(String.init)
            ?? ""
    }

    /// Returns the files in the given folders that differ from a commit.
    ///
    /// - Parameter commit: the commit, or `nil` for the current one.
    package func changes(
        in places: [String],
        since commit: String? = nil
    ) async throws(ApplicationError) -> [String] {
        do throws(ApplicationError) {
            _ = try await git(["rev-parse", "--verify", "--quiet", Self.newest])
        } catch {
            throw .notCommitted(root: root)
        }
        let changed = try await git(["diff", "--name-only", commit ?? Self.newest, "--"] + places)
        let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + places)
        return (changed + new).split(separator: "\n").map(String.init)
    }

    /// Returns the text of a file in a commit.
    ///
    /// - Parameter commit: the commit, or `nil` for the current one.
    package func text(of path: String, in commit: String?) async throws(ApplicationError) -> String
    {
        try await git(["cat-file", "blob", "\(commit ?? Self.newest):./\(path)"])
    }

    /// Applies a patch to all of its files or none.
    package func apply(_ patch: String) async throws(ApplicationError) {
        do {
            _ = try await git(["apply", "--unidiff-zero", "--whitespace=nowarn", patch])
        } catch {
            let name = URL(fileURLWithPath: patch).pathComponents.suffix(2).joined(separator: "/")
            let reason = error.details.first ?? error.description
            throw .drifted(patch: name, reason: reason)
        }
    }

    /// Returns the changes in the given folders since a commit, as a patch.
    ///
    /// - Parameter commit: the commit, or `nil` for the current one.
    package func difference(
        in places: [String],
        since commit: String?
    ) async throws(ApplicationError) -> String {
        // A difference does not contain a new file, unless git has recorded the intent to add it.
        _ = try await git(["add", "--intent-to-add", "--"] + places)
        let difference = try await git(["diff", "--binary", commit ?? Self.newest, "--"] + places)
        _ = try await git(["reset", "--quiet", "--"] + places)
        return difference
    }

    /// Reverts the changes of a patch.
    ///
    /// - Parameter patch: the path of the patch.
    package func revert(_ patch: String) async throws(ApplicationError) {
        _ = try await git(["apply", "--reverse", "--whitespace=nowarn", patch])
    }

    /// Restores the links that were replaced by files, unless the files were edited.
    ///
    /// - Parameter commit: the commit with the links, or `nil` for the current one.
    package func restoreLinks(since commit: String?) async throws(ApplicationError) {
        let commit = commit ?? Self.newest
        // Without a commit there are no links to restore.
        guard
            let replaced = try? await git(["diff", "--name-only", "--diff-filter=T", commit])
        else { return }
        for link in replaced.split(separator: "\n").map(String.init) {
            let target = LinkedFiles.path(
                of: try await git(["show", "\(commit):\(link)"]),
                from: link
            )
            let areEqual = FileManager.default.contentsEqual(
                atPath: "\(root)/\(link)",
                andPath: "\(root)/\(target)"
            )
            if areEqual { _ = try await git(["checkout", "--quiet", commit, "--", link]) }
        }
    }

    private func git(_ arguments: [String]) async throws(ApplicationError) -> String {
        do {
            let process = ChildProcess("/usr/bin/env", ["git", "-C", root] + arguments)
            return String(decoding: try await process.output(), as: UTF8.self)
        } catch {
            throw .git(error.details.first ?? error.description)
        }
    }
}
