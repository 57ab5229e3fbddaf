internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The digests of contents")
struct GitHashTests {
    @Test(
        "A digest is the name that git gives to a blob",
        arguments: [
            ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
            ("what is up, doc?", "bd9dbf5aae1a3862dd1526723246b20206e5fc37"),
            ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
        ]
    )
    func known(content: String, digest: String) {
        #expect(GitHash.digest(of: Data(content.utf8)) == digest)
    }

    @Test(
        "Contents of each length around a block have the digest of git",
        arguments: Array(40...80) + [119, 120, 127, 128, 1_000]
    )
    func lengths(length: Int) async throws {
        let text = String(repeating: "x", count: length)
        let folder = try TemporaryFolder(["file": text])
        defer { folder.remove() }
        let git = ChildProcess(
            "/usr/bin/env",
            ["git", "hash-object", "--no-filters", "\(folder.path)/file"]
        )
        let expected = String(decoding: try await git.output(), as: UTF8.self)
        #expect(GitHash.digest(ofFile: "\(folder.path)/file").map { "\($0)\n" } == expected)
    }

    @Test("A file that does not exist has no digest")
    func missing() {
        #expect(GitHash.digest(ofFile: "/nonexistent/file") == nil)
    }
}
