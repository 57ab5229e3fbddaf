internal import TemporaryFolders
internal import Testing
internal import Toolchain
internal import Workshop

@Suite("Files beside those that git knows")
struct WorkingTreeTests {
    @Test("A patch reaches files in a folder of a clone that git takes no notice of")
    func outsideOfClone() async throws {
        let root = try TemporaryFolder([
            ".gitignore": ".build\n", "Sources/a.swift": "old\n",
            ".build/copy/Sources/a.swift": "old\n",
            "a.patch": """
            diff --git a/Sources/a.swift b/Sources/a.swift
            --- a/Sources/a.swift
            +++ b/Sources/a.swift
            @@ -1 +1 @@
            -old
            +new

            """,
        ])
        defer { root.remove() }
        _ = try await ChildProcess("/usr/bin/env", ["git", "-C", root.path, "init", "-q"]).output()
        try await WorkingTree(outsideOfClone: "\(root.path)/.build/copy")
            .apply("\(root.path)/a.patch")
        #expect(try root.text(of: ".build/copy/Sources/a.swift") == "new\n")
        #expect(try root.text(of: "Sources/a.swift") == "old\n")
    }
}
