internal import Foundation
internal import Toolchain

/// The files of a clone as they are now, beside those that git knows.
package struct WorkingTree: Sendable {
    /// What git calls the commit that the files were taken from.
    private static let newest = "HEAD"

    private let root: String
    private let environment: [String: String]

    /// - Parameter root: the folder of `Package.swift`.
    package init(root: String) {
        self.root = root
        environment = [:]
    }

    /// Files that git need not know, though they may lie in a clone: it would take no notice of what a
    /// patch says about them.
    ///
    /// - Parameter root: the folder of `Package.swift`.
    package init(outsideOfClone root: String) {
        self.root = root
        let above = URL(fileURLWithPath: root).deletingLastPathComponent()
        environment = ["GIT_CEILING_DIRECTORIES": above.path]
    }

    /// The commit that the files were taken from.
    package func commit() async throws(WorkshopError) -> String {
        try await git(["rev-parse", Self.newest]).split(separator: "\n").first.map(String.init)
            ?? ""
    }

    /// The files in some places that are not as they were in a commit.
    ///
    /// - Parameter commit: the newest where it is `nil`.
    package func changes(
        in places: [String],
        since commit: String? = nil
    ) async throws(WorkshopError) -> [String] {
        let changed = try await git(["diff", "--name-only", commit ?? Self.newest, "--"] + places)
        let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + places)
        return (changed + new).split(separator: "\n").map(String.init)
    }

    /// Changes files as a patch says, all or none.
    package func apply(_ patch: String) async throws(WorkshopError) {
        try await apply([patch])
    }

    /// Changes files as several patches say, all or none.
    package func apply(_ patches: [String]) async throws(WorkshopError) {
        do {
            _ = try await git(["apply", "--whitespace=nowarn"] + patches)
        } catch {
            let names = patches.map {
                URL(fileURLWithPath: $0).pathComponents.suffix(2).joined(separator: "/")
            }
            let reason = if case .git(let output) = error { output } else { error.description }
            throw .drifted(patch: names.joined(separator: ", "), reason: reason)
        }
    }

    /// What was changed in some places since a commit, as a patch.
    ///
    /// - Parameter commit: the newest where it is `nil`.
    package func difference(
        in places: [String],
        since commit: String?
    ) async throws(WorkshopError) -> String {
        // A file that git does not know yet is no part of a difference, unless it is meant to be added.
        _ = try await git(["add", "--intent-to-add", "--"] + places)
        let difference = try await git(["diff", "--binary", commit ?? Self.newest, "--"] + places)
        _ = try await git(["reset", "--quiet", "--"] + places)
        return difference
    }

    /// Brings places back to what git knows.
    ///
    /// - Parameter patch: the path of what ``difference(in:)`` told of them.
    package func revert(_ patch: String) async throws(WorkshopError) {
        _ = try await git(["apply", "--reverse", "--whitespace=nowarn", patch])
    }

    private func git(_ arguments: [String]) async throws(WorkshopError) -> String {
        do {
            let process = ChildProcess(
                "/usr/bin/env",
                ["git", "-C", root] + arguments,
                environment: environment
            )
            return String(decoding: try await process.output(), as: UTF8.self)
        } catch {
            if case .failed(_, _, let output) = error { throw .git(output) }
            throw .git(error.description)
        }
    }
}
