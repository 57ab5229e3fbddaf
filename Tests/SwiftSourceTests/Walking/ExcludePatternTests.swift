internal import InputFiles
import SwiftSource
import TemporaryFolders
import Testing

@Suite("Patterns that exclude files and folders")
struct ExcludePatternTests {
    private static let files = [
        "A.swift", "Generated/G.swift", "Sources/A.swift", "Sources/Deep/Er/B.swift",
        "Sources/Generated/A.swift", "Sources/[a].swift", "Tests/ATests.swift",
    ]

    /// Returns the files below a folder that the patterns do not exclude.
    private func left(_ patterns: [String], of names: [String] = ["."]) throws -> [String] {
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") })
        )
        defer { folder.remove() }
        let walk = SourceWalk(
            workingFolder: folder.path,
            excluding: try patterns.map(ExcludePattern.init)
        )
        return try walk.collect(names).files.map(\.path)
    }

    @Test(
        "Files are excluded as by a line of .gitignore",
        arguments: [
            ("A.swift", ["A.swift", "Sources/A.swift", "Sources/Generated/A.swift"]),
            ("/A.swift", ["A.swift"]), ("./A.swift", ["A.swift"]),
            ("Generated", ["Generated/G.swift", "Sources/Generated/A.swift"]),
            ("Generated/", ["Generated/G.swift", "Sources/Generated/A.swift"]),
            ("A.swift/", []), ("a.swift", []), ("Gen", []),
            ("/Generated", ["Generated/G.swift"]),
            ("Sources/Generated", ["Sources/Generated/A.swift"]),
            ("Sources/*.swift", ["Sources/A.swift", "Sources/[a].swift"]),
            ("*Tests*", ["Tests/ATests.swift"]), ("*Tests.swift", ["Tests/ATests.swift"]),
            (
                "?.swift",
                Array(
                    files.filter {
                        $0.hasSuffix("/A.swift") || $0.utf8.count == 7
                            || $0.hasSuffix("/B.swift") || $0.hasSuffix("/G.swift")
                    }
                )
            ),
            ("[BG].swift", ["Generated/G.swift", "Sources/Deep/Er/B.swift"]),
            ("[!A-F].swift", ["Generated/G.swift"]), ("[^A-F].swift", ["Generated/G.swift"]),
            (#"\[a\].swift"#, ["Sources/[a].swift"]), ("[]a[]*", ["Sources/[a].swift"]),
            ("**/Er", ["Sources/Deep/Er/B.swift"]),
            ("Sources/**/B.swift", ["Sources/Deep/Er/B.swift"]),
            ("Sources/**/A.swift", ["Sources/A.swift", "Sources/Generated/A.swift"]),
            ("Sources/**", files.filter { $0.hasPrefix("Sources/") }), ("**", files), ("*", files),
            ("**/**/B.swift", ["Sources/Deep/Er/B.swift"]), ("Er/B.swift", []),
            ("*a*a*a*a*a*a*a*a*b", []),
        ]
    )
    func pattern(text: String, excluded: [String]) throws {
        let left = try left([text])
        #expect(Self.files.filter { !left.contains($0) } == excluded)
    }

    @Test("A pattern with a slash matches relative to the named or the current folder")
    func roots() throws {
        #expect(
            try left(["Sources/Generated"], of: ["Sources"]).contains { $0.contains("Gen") }
                == false
        )
        #expect(try left(["/Generated"], of: ["Sources"]).contains { $0.contains("Gen") } == false)
        #expect(try left(["Deep/Er"], of: ["Sources"]).contains { $0.contains("Deep") } == false)
        #expect(try left(["Tests/*"], of: ["./Tests", "A.swift"]) == ["A.swift"])
    }

    @Test(
        "Named files and folders are excluded, but not the current folder"
    )
    func named() throws {
        #expect(try left(["Tests"], of: ["Tests", "A.swift"]) == ["A.swift"])
        #expect(try left(["A.swift"], of: ["Sources/A.swift", "A.swift"]) == [])
        #expect(try left([".*"]).count == Self.files.count)
    }

    @Test("Several patterns exclude each file that one of them matches")
    func several() throws {
        #expect(try left(["Sources", "*Tests.swift", "G*"]) == ["A.swift"])
    }

    @Test(
        "An invalid pattern is refused with an explanation",
        arguments: [
            ("", "it names no file or folder"), ("/", "it names no file or folder"),
            (".", "it names no file or folder"),
            ("a[b", "a '[' is never closed; write '\\[' for a bracket in a name"),
            ("a\\", "it ends with a backslash; write '\\\\' for a backslash"),
            ("[z-a]", "the range 'z-a' has no characters"),
            (
                "!a",
                "a pattern cannot include files again; write '\\!' for a name that begins with '!'"
            ),
        ]
    )
    func mistakes(text: String, problem: String) {
        let error = #expect(throws: ApplicationError.self) { try ExcludePattern(text) }
        #expect(error?.description == "The pattern '\(text)' cannot be used: \(problem).")
    }
}
