internal import Changes
internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

/// This package.
enum OwnPackage {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)

    /// Indicates whether the package is a git clone. Patches are compared with committed sources,
    /// also during an exercise.
    static var isClone: Bool { FileManager.default.fileExists(atPath: "\(root)/.git") }
}

/// The sources of the last commit, to which patches are applied without writing a file. Links among
/// implementations are files in it, because a change replaces a link by a file.
struct PatchedIndex {
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        _ = try await git("read-tree", "HEAD")
        try await replaceLinks()
    }

    private func replaceLinks() async throws {
        // 100644 257cc5642cb1a054f08cc83f2d943e56fd3ebe99 0\tSources/A.swift
        let entries = try await git("ls-files", "--stage", "Sources/Features", "Tests/Features")
            .split(separator: "\n").map { $0.split { " \t".contains($0) }.map(String.init) }
        let blobs = Dictionary(uniqueKeysWithValues: entries.map { ($0[3], $0[1]) })
        var arguments = ["update-index"]
        for (link, target) in LinkedFiles(in: OwnPackage.root).targets {
            let blob = try #require(blobs[target])
            arguments += ["--cacheinfo", "100644,\(blob),\(link)"]
        }
        _ = try await git(arguments)
    }

    func remove() { folder.remove() }

    /// Applies the text of a patch.
    ///
    /// - Throws: `ApplicationError` with the output of git if the patch does not fit.
    func apply(_ patch: String) async throws {
        // git rejects an empty patch.
        guard !patch.isEmpty else { return }
        try folder.write(patch, to: "patch")
        _ = try await git("apply", "--cached", "--unidiff-zero", "\(folder.path)/patch")
    }

    /// Checks that a patch without context fits.
    ///
    /// - Parameter patch: the path of the patch.
    func check(_ patch: String) async throws {
        _ = try await git("apply", "--cached", "--check", "--unidiff-zero", patch)
    }

    /// Returns the files that a patch changes, relative to the root of the package.
    ///
    /// - Parameter patch: the path of the patch.
    func files(in patch: String) async throws -> [String] {
        try await git("apply", "--numstat", "--unidiff-zero", patch).split(separator: "\n")
            .compactMap { $0.split(separator: "\t").last.map(String.init) }
    }

    private func git(_ arguments: String...) async throws -> String { try await git(arguments) }

    private func git(_ arguments: [String]) async throws -> String {
        let process = ChildProcess(
            "/usr/bin/env",
            ["git", "-C", OwnPackage.root] + arguments,
            environment: ["GIT_INDEX_FILE": "\(folder.path)/index"]
        )
        return String(decoding: try await process.output(), as: UTF8.self)
    }
}
