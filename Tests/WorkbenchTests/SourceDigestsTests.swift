internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import Workbench

@Suite("The digests of what figures depend on")
struct SourceDigestsTests {
    private static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Sources/Features/Greeting/MVC/GreetingView.swift":
            "// Shows.\nfinal class GreetingView {}\n",
        "Sources/CCounter/CCounter.c": "int count; // C\n",
        "Sources/Rendering/Page.swift": "struct Page {}\n",
        "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "struct GreetingTests {}\n",
    ]

    private func digests(_ changes: [String: String] = [:]) async throws -> SourceDigests {
        let folder = try TemporaryFolder(Self.files.merging(changes) { $1 })
        defer { folder.remove() }
        let hash = GitHash(folder: "\(folder.path)/cache")
        return try await SourceDigests(packageRoot: folder.path, hash: hash)
    }

    @Test("The same sources have the same digests, wherever they lie")
    func same() async throws {
        let (one, other) = (try await digests(), try await digests())
        #expect(one.code == other.code)
        #expect(one.codeByLine == other.codeByLine)
        #expect(one.code != one.codeByLine)
    }

    @Test("Other words in a comment change nothing; another line changes figures made of lines")
    func comments() async throws {
        let view = "Sources/Features/Greeting/MVC/GreetingView.swift"
        let before = try await digests()
        let words = try await digests([view: "// Shows it.\nfinal class GreetingView {}\n"])
        #expect(words.code == before.code)
        #expect(words.codeByLine == before.codeByLine)
        let line = try await digests([view: "// Shows.\n// It.\nfinal class GreetingView {}\n"])
        #expect(line.code == before.code)
        #expect(line.codeByLine != before.codeByLine)
    }

    @Test(
        "A change of code, of a flag, of C, and a file more change both",
        arguments: [
            (
                "Sources/Features/Greeting/MVC/GreetingView.swift",
                "// Shows.\nclass GreetingView {}\n"
            ),
            ("Package.swift", "// swift-tools-version: 6.2\nlet a = 1\n"),
            ("Sources/CCounter/CCounter.c", "long count; // C\n"),
            ("Sources/Features/Greeting/MVC/GreetingAssembly.swift", "enum GreetingAssembly {}\n"),
            ("Sources/NewModule/New.swift", "let new = 1\n"),
        ]
    )
    func code(file: String, content: String) async throws {
        let (before, after) = (try await digests(), try await digests([file: content]))
        #expect(after.code != before.code)
        #expect(after.codeByLine != before.codeByLine)
    }

    @Test("How pages are drawn changes nothing, and tests change coverage alone")
    func others() async throws {
        let before = try await digests()
        let pages = try await digests(["Sources/Rendering/Page.swift": "struct Pages {}\n"])
        #expect(pages.code == before.code)
        #expect(pages.codeByLine == before.codeByLine)
        let tests = try await digests([
            "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "struct Tests {}\n"
        ])
        #expect(tests.code == before.code)
        #expect(tests.codeByLine != before.codeByLine)
    }
}
