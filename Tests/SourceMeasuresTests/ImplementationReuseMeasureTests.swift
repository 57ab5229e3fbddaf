internal import Matrix
internal import SourceMeasures
internal import SwiftSource
internal import TemporaryFolders
internal import Testing

@Suite("The module reuse of an implementation")
struct ImplementationReuseMeasureTests {
    private let mixed = Implementation(feature: .blogFeed, variant: .mixed)

    /// A scene that copies three lines of the implementation and three of one whose modules it
    /// uses.
    private var files: [String: String] {
        var files = [
            "Sources/Features/BlogFeed/Mixed/BlogFeedScene.swift": "a()\nb()\nc()\n",
            "Sources/Features/BlogFeed/Card/Mixed/CardScene.swift":
                "// A card.\na()\nb()\nc()\nd()\ne()\nf()\ng()\n",
        ]
        for implementation in mixed.allTaken {
            files["\(implementation.sourcePath)/Module.swift"] =
                implementation.variant == .viper ? "e()\nf()\ng()\n" : "func x() {}\n"
        }
        return files
    }

    @Test("The reusing scene has code lines and lines copied from implementations")
    func copies() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let reuse = try await ImplementationReuseMeasure(packageRoot: folder.path).measure(mixed)
        let scene = try #require(reuse.reuseScene)
        #expect(scene.lines.code == 7)
        #expect(scene.copiedLines == 6)
        #expect(
            scene.copies.map(\.originalPath) == [
                "Sources/Features/BlogFeed/Mixed/BlogFeedScene.swift",
                "Sources/Features/BlogFeed/VIPER/Module.swift",
            ]
        )
        #expect(scene.copies.map(\.lines) == [2...4, 6...8])
    }

    @Test("An implementation of a feature without module reuse has no scene")
    func none() async throws {
        let folder = try TemporaryFolder([:])
        defer { folder.remove() }
        let implementation = Implementation(feature: .greeting, variant: .mvp)
        let reuse = try await ImplementationReuseMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(reuse.reuseScene == nil)
    }

    @Test("A missing scene is an error that names its folder")
    func missing() async throws {
        let folder = try TemporaryFolder(files.filter { !$0.key.contains("/Card/") })
        defer { folder.remove() }
        await #expect {
            _ = try await ImplementationReuseMeasure(packageRoot: folder.path).measure(mixed)
        } throws: { error in
            "\(error)".contains("Sources/Features/BlogFeed/Card/Mixed")
        }
    }
}
