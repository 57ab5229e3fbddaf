internal import Foundation
internal import Generation
internal import InputFiles
internal import PackageEditing
internal import TemporaryFolders
internal import Testing

@Suite("A variant that begins as a copy")
struct VariantCopyTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

    private func change(_ feature: String, _ original: String, _ name: String) throws -> TreeChange
    {
        try VariantCopy(feature: feature, original: original, name: name).change(in: Self.root)
    }

    private func text(_ path: String, in files: [GeneratedFile]) throws -> String {
        try #require(files.first { $0.path == path }).text
    }

    @Test("An implementation and its tests are copied, and the lists name the copy")
    func copies() throws {
        let change = try change("Greeting", "MVP", "MVQ")
        let tests = try text("Tests/Features/Greeting/MVQTests/WithViewTests.swift", in: change.new)
        #expect(tests.contains("@testable internal import Implementation"))
        #expect(
            change.new.filter { $0.path.hasPrefix("Sources/Features/Greeting/MVQ/") }.count == 5
        )
        #expect(
            try text("Package.swift", in: change.changed)
                .contains("\"MVQ\"),\n    Feature(\"Digit\"")
        )
        #expect(
            try text("Sources/Subject/Matrix/Feature+Greeting.swift", in: change.changed)
                .firstMatch(
                    of:
                        /"Greeting",\s+summary: "[^"]+",\s+differingIn: .architecture,\s+\[.mvc, .mvp, [a-z, .]+, .mvq\]/
                ) != nil
        )
        let registry = try text(
            "Sources/Subject/ImplementationRegistry/ImplementationRegistry+Greeting.swift",
            in: change.changed
        )
        #expect(
            registry.contains("#if HAS_GreetingMVQ\n    internal import GreetingMVQ\n#endif\n")
        )
        for variant in ["MVP", "MVQ"] {
            #expect(
                registry.contains(
                    """
                            #if HAS_Greeting\(variant)
                                screens[.\(variant.lowercased())] = { Greeting\(variant).GreetingAssembly.screen($0.dependencies) }
                            #endif

                    """
                )
            )
        }
    }

    @Test("The new architecture has one rule, which every implementation violates")
    func rules() throws {
        let architecture = try text(
            "Sources/Subject/Matrix/Architectures/MVQ.swift",
            in: change("Digit", "VIPER", "MVQ").new
        )
        #expect(architecture.contains("\"mvq-rules-are-not-written\""))
        #expect(architecture.contains("Ending(\"Interactor\", .interactor)"))
        #expect(architecture.contains("package static let mvq = Variant(\"MVQ\")"))
    }

    @Test("The scene that reuses modules is copied, too, with lists over several lines")
    func scene() throws {
        let change = try change("BlogFeed", "MVCP", "MVQ")
        #expect(
            change.new.contains {
                $0.path == "Sources/Features/BlogFeed/Card/MVQ/CardAssembly.swift"
            }
        )
        let registry = try text(
            "Sources/Subject/ImplementationRegistry/ImplementationRegistry+BlogFeed.swift",
            in: change.changed
        )
        #expect(registry.contains("    internal import BlogFeedMVQCard\n"))
        #expect(
            try text("Package.swift", in: change.changed).replacing(/\s+/, with: " ")
                .contains("\"MVQ\" ),")
        )
        for (member, module) in [("mvcp", "BlogFeedMVCP"), ("mvq", "BlogFeedMVQ")] {
            #expect(
                registry.contains(
                    """
                                screens[.\(member)] = scenes(
                                    page: \(module).BlogFeedAssembly.screen,
                                    card: \(module)Card.CardAssembly.screen
                                )

                    """
                )
            )
        }
    }

    @Test("A registry without the original is refused")
    func notInRegistry() throws {
        let registry = "Sources/Subject/ImplementationRegistry/ImplementationRegistry+Tile.swift"
        let folder = try TemporaryFolder([
            "Package.swift": "    Feature(\"Tile\", \"MVP\"),\n",
            "Sources/Features/Tile/MVP/TileScene.swift": "struct Scene {}\n",
            "Sources/Subject/Matrix/Architectures/MVP.swift": "endings: []\n",
            "Sources/Subject/Matrix/Feature+Tile.swift": "static let tile = Feature([.mvp])\n",
            registry: "#if HAS_TileMVC\n#endif\n",
        ])
        defer { folder.remove() }
        let copy = try VariantCopy(feature: "Tile", original: "MVP", name: "MVQ")
        #expect(throws: ApplicationError.notFound(what: "a screen of MVP", path: registry)) {
            try copy.change(in: folder.path)
        }
    }

    @Test("A variant that exists and an invalid name are refused")
    func refuses() throws {
        #expect(throws: ApplicationError.exists("Sources/Features/Greeting/MVVM")) {
            try change("Greeting", "MVP", "MVVM")
        }
        #expect(throws: ApplicationError.badName("mv x")) {
            try change("Greeting", "MVP", "mv x")
        }
        #expect(
            throws: ApplicationError.notFound(
                what: "a target for the copy, because the variant is composed of other variants",
                path: "Package.swift"
            )
        ) {
            try change("BlogFeed", "Mixed", "MVQ")
        }
    }
}
