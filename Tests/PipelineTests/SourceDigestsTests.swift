internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import Pipeline

@Suite("The digests of sources")
struct SourceDigestsTests {
    private static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Sources/Features/Greeting/MVC/GreetingView.swift":
            "// Shows.\nfinal class GreetingView {}\n",
        "Sources/Features/Greeting/MVP/GreetingView.swift": "final class GreetingView {}\n",
        "Sources/Features/BlogFeed/MVC/BlogsView.swift": "final class BlogsView {}\n",
        "Sources/CCounter/CCounter.c": "int count; // C\n",
        "Sources/Reporting/Rendering/Page.swift": "struct Page {}\n",
        "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "struct GreetingTests {}\n",
    ]

    private static let implementation = ResultUnit.implementation(
        Implementation(feature: .greeting, variant: .mvc)
    )
    private static let feature = ResultUnit.feature(.greeting)
    private static let others: [ResultUnit] = [
        .implementation(Implementation(feature: .greeting, variant: .mvp)), .feature(.blogFeed),
    ]

    private func digests(_ changes: [String: String] = [:]) async throws -> SourceDigests {
        let folder = try TemporaryFolder(Self.files.merging(changes) { $1 })
        defer { folder.remove() }
        return await SourceDigests(
            units: [Self.implementation, Self.feature] + Self.others,
            packageRoot: folder.path
        )
    }

    /// Returns the units whose digest differs after some files have changed: `all`, and each unit
    /// with or without lines.
    private func changed(_ changes: [String: String]) async throws -> Set<String> {
        let (before, after) = (try await digests(), try await digests(changes))
        var changed: Set<String> = before.code == after.code ? [] : ["all"]
        for unit in [Self.implementation, Self.feature] + Self.others {
            let (old, new) = (try #require(before[unit]), try #require(after[unit]))
            if old.code != new.code { changed.insert(unit.title) }
            if old.codeByLine != new.codeByLine { changed.insert("\(unit.title) by line") }
        }
        return changed
    }

    @Test("Equal sources in different folders have equal digests")
    func same() async throws {
        #expect(try await changed([:]) == [])
        let digests = try #require(try await digests()[Self.implementation])
        #expect(digests.code != digests.codeByLine)
    }

    @Test("An edited comment changes no digest, an added one only digests by line")
    func comments() async throws {
        let view = "Sources/Features/Greeting/MVC/GreetingView.swift"
        #expect(try await changed([view: "// Shows it.\nfinal class GreetingView {}\n"]) == [])
        #expect(
            try await changed([view: "// Shows.\n// It.\nfinal class GreetingView {}\n"])
                == ["greeting MVC by line", "greeting by line"]
        )
    }

    @Test(
        "A change of an implementation changes its digest and its feature's",
        arguments: [
            ("GreetingView.swift", "// Shows.\nclass GreetingView {}\n"),
            ("GreetingAssembly.swift", "enum GreetingAssembly {}\n"),
        ]
    )
    func implementation(file: String, content: String) async throws {
        #expect(
            try await changed(["Sources/Features/Greeting/MVC/\(file)": content])
                == ["all", "greeting MVC", "greeting MVC by line", "greeting", "greeting by line"]
        )
    }

    @Test(
        "A change of the manifest, of C or of a new module changes all digests",
        arguments: [
            ("Package.swift", "// swift-tools-version: 6.2\nlet a = 1\n"),
            ("Sources/CCounter/CCounter.c", "long count; // C\n"),
            ("Sources/NewModule/New.swift", "let new = 1\n"),
        ]
    )
    func shared(file: String, content: String) async throws {
        #expect(try await changed([file: content]).count == 9)
    }

    @Test("A change of a contract changes the digests of all its implementations")
    func contract() async throws {
        let path = "Sources/Features/Greeting/Contract/GreetingElement.swift"
        let changed = try await changed([path: "enum GreetingElement {}\n"])
        #expect(changed.count == 7)
        #expect(!changed.contains("blog-feed"))
    }

    @Test("A change of rendering changes no digest, and tests change only digests by line")
    func others() async throws {
        #expect(
            try await changed(["Sources/Reporting/Rendering/Page.swift": "struct Pages {}\n"]) == []
        )
        let tests = "Tests/Features/Greeting/MVCTests/GreetingTests.swift"
        #expect(
            try await changed([tests: "struct Tests {}\n"])
                == ["greeting MVC by line", "greeting by line"]
        )
        #expect(
            try await changed(["Tests/ImplementationTesting/A.swift": "struct A {}\n"]).count == 4
        )
    }
}
