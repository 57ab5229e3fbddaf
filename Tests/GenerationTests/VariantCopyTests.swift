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

    @Test("Cell and tests are copied with the module's name, and stand in the lists")
    func copies() throws {
        let change = try change("Greeting", "MVP", "MVX")
        let tests = try text("Tests/Features/Greeting/MVXTests/WithViewTests.swift", in: change.new)
        #expect(tests.contains("@testable internal import GreetingMVX"))
        #expect(tests.contains("moduleName: \"GreetingMVX\""))
        #expect(
            change.new.filter { $0.path.hasPrefix("Sources/Features/Greeting/MVX/") }.count == 5
        )
        #expect(
            try text("Package.swift", in: change.changed)
                .contains("(\"Greeting\", \"MVC MVP MVVM VIPER Store Observable MVX\"),")
        )
        #expect(
            try text("Sources/Subject/Matrix/Feature+Greeting.swift", in: change.changed)
                .firstMatch(
                    of:
                        /"Greeting",\s+summary: "[^"]+",\s+differingIn: .architecture,\s+\[.mvc, .mvp, .mvvm, .viper, .store, .observable, .mvx\]/
                ) != nil
        )
        let catalogue = try text(
            "Sources/Subject/ImplementationRegistry/ImplementationRegistry+Greeting.swift",
            in: change.changed
        )
        #expect(
            catalogue.contains("#if HAS_GreetingMVX\n    internal import GreetingMVX\n#endif\n")
        )
        for variant in ["MVP", "MVX"] {
            #expect(
                catalogue.contains(
                    """
                            #if HAS_Greeting\(variant)
                                screens[.\(variant.lowercased())] = { Greeting\(variant).GreetingAssembly.screen($0.dependencies) }
                            #endif

                    """
                )
            )
        }
    }

    @Test("What it is has one rule that every cell breaks, until its own are written")
    func rules() throws {
        let style = try text(
            "Sources/Subject/Matrix/Architectures/MVX.swift",
            in: change("Digit", "VIPER", "MVX").new
        )
        #expect(style.contains("\"mvx-rules-are-not-written\""))
        #expect(style.contains("Ending(\"Interactor\", .interactor)"))
        #expect(style.contains("package static let mvx = Variant(\"MVX\")"))
    }

    @Test("A feature's second scene comes along, and what a list has over several lines")
    func scene() throws {
        let change = try change("BlogFeed", "MVCP", "MVX")
        #expect(
            change.new.contains {
                $0.path == "Sources/Features/BlogFeed/Card/MVX/CardAssembly.swift"
            }
        )
        let catalogue = try text(
            "Sources/Subject/ImplementationRegistry/ImplementationRegistry+BlogFeed.swift",
            in: change.changed
        )
        #expect(catalogue.contains("    internal import BlogFeedMVXCard\n"))
        for (member, module) in [("mvcp", "BlogFeedMVCP"), ("mvx", "BlogFeedMVX")] {
            #expect(
                catalogue.contains(
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

    @Test("A catalogue without the original is refused")
    func notInCatalogue() throws {
        let catalogue = "Sources/Subject/ImplementationRegistry/ImplementationRegistry+Tile.swift"
        let folder = try TemporaryFolder([
            "Package.swift": "    (\"Tile\", \"MVP\"),\n",
            "Sources/Features/Tile/MVP/TileScene.swift": "struct Scene {}\n",
            "Sources/Subject/Matrix/Architectures/MVP.swift": "endings: []\n",
            "Sources/Subject/Matrix/Feature+Tile.swift": "static let tile = Feature([.mvp])\n",
            catalogue: "#if HAS_TileMVC\n#endif\n",
        ])
        defer { folder.remove() }
        let copy = try VariantCopy(feature: "Tile", original: "MVP", name: "MVX")
        #expect(throws: ApplicationError.notFound(what: "a screen of MVP", path: catalogue)) {
            try copy.change(in: folder.path)
        }
    }

    @Test("What is there, and what is no name, is refused")
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
            try change("BlogFeed", "Mixed", "MVX")
        }
    }
}
