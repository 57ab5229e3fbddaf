internal import Foundation
internal import Report
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The state of the sources")
struct SourceStateTests {
    /// Returns a git repository with one commit of a source and a report page.
    private func repository() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n", "Reports/README.md": "old\n"])
        try await git("init", "--quiet", in: folder)
        try await git("add", ".", in: folder)
        try await git("commit", "--quiet", "--message", "First", in: folder)
        return folder
    }

    @discardableResult
    private func git(_ arguments: String..., in folder: TemporaryFolder) async throws -> String {
        // The settings of the user, such as signing each commit, are ignored.
        let settings = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        ]
        let command = ["git", "-C", folder.path] + arguments
        let output = try await ChildProcess("/usr/bin/env", command, environment: settings)
            .output()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    @Test("The state of a clean repository has its commit and no changes")
    func clean() async throws {
        let folder = try await repository()
        defer { folder.remove() }
        let state = await SourceState.of(folder.path)
        #expect(state.commit == (try await git("rev-parse", "HEAD", in: folder)))
        #expect(state.commit.count == 40)
        #expect(state.hasUncommittedChanges == false)
    }

    @Test(
        "A changed or new source file is an uncommitted change",
        arguments: ["A.swift", "B.swift"]
    )
    func dirty(name: String) async throws {
        let folder = try await repository()
        defer { folder.remove() }
        try folder.write("let b = 2\n", to: name)
        #expect(await SourceState.of(folder.path).hasUncommittedChanges == true)
    }

    @Test("A changed report is not an uncommitted change")
    func reports() async throws {
        let folder = try await repository()
        defer { folder.remove() }
        try folder.write("new\n", to: "Reports/README.md")
        try folder.write("{}", to: "Reports/report.json")
        #expect(await SourceState.of(folder.path).hasUncommittedChanges == false)
    }

    @Test("Without a repository or a commit the state is not available")
    func unknown() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let unborn = try TemporaryFolder(["A.swift": ""])
        defer { unborn.remove() }
        try await git("init", "--quiet", in: unborn)
        for path in [folder.path, unborn.path, "\(folder.path)/missing"] {
            let state = await SourceState.of(path)
            #expect(state.commit == "not available (git has none)")
            #expect(state.hasUncommittedChanges == nil)
        }
    }
}
