internal import Descriptions
internal import Foundation
internal import Generation
internal import InputFiles
internal import PackageEditing
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("A generated feature in a clone")
struct FeatureTreeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

    private static let lists = [
        "Package.swift", "Sources/Subject/Matrix/Feature.swift",
    ]

    /// Returns the files of a clone that a new feature changes.
    private func clone() throws -> TemporaryFolder {
        var files = [
            "Sources/Subject/Baselines/.keep": "", "Sources/Features/.keep": "",
            "Tests/Features/.keep": "",
            "Sources/Subject/Model/Person.swift": "struct Person {}\n",
        ]
        for path in Self.lists + [".swift-format"] {
            files[path] = try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
        }
        return try TemporaryFolder(files)
    }

    private func tree(of example: String, renaming: (String, String) = ("", "")) async throws
        -> FeatureTree
    {
        let path = "\(Self.root)/Sources/Descriptions/Generation/Examples/\(example).feature"
        let source = try String(contentsOfFile: path, encoding: .utf8)
            .replacing(renaming.0, with: renaming.1)
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let description = try DescriptionReader.description(from: source)
        return try await FeatureTree(
            description,
            source: source,
            generated: FeatureGenerator(description, templates: .ofPackage).files,
            formatting: Formatting(toolchain, packageRoot: Self.root)
        )
    }

    /// Every file with its text.
    private func contents(of folder: TemporaryFolder) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var texts: [String: String] = [:]
        for path in paths { texts[path] = (try? folder.text(of: path)) ?? "" }
        return texts
    }

    @Test("It is there with files and lines, and taken away it leaves nothing")
    func comesAndGoes() async throws {
        let clone = try clone()
        defer { clone.remove() }
        let before = try contents(of: clone)
        let tree = try await tree(of: "dice")
        try tree.write(to: clone.path)
        #expect(
            try clone.text(of: "Package.swift").contains(
                "Feature(\"Dice\", \"MVC\", \"MVP\", \"MVVM\", \"VIPER\", \"Store\", \"Observable\"),"
            )
        )
        #expect(
            try clone.text(of: "Sources/Subject/Matrix/Feature.swift").contains(
                "        #if HAS_Dice\n            features.append(.dice)\n        #endif\n        return features\n"
            )
        )
        #expect(
            try clone.text(of: "Sources/Features/Dice/MVP/DicePresenter.swift").contains(
                "die.nextRoll()"
            )
        )
        #expect(
            try clone.text(of: "Sources/Subject/Matrix/Feature+Dice.swift").contains(
                "        [.mvc, .mvp, .mvvm, .viper, .store, .observable]\n"
            )
        )
        #expect(tree.editedFiles(in: clone.path) == [])
        try tree.remove(from: clone.path)
        #expect(try contents(of: clone) == before)
    }

    @Test("A file that somebody has changed is named")
    func edited() async throws {
        let clone = try clone()
        defer { clone.remove() }
        let tree = try await tree(of: "dice")
        try tree.write(to: clone.path)
        try clone.write("// Mine.\n", to: "Sources/Features/Dice/MVP/DicePresenter.swift")
        #expect(
            tree.editedFiles(in: clone.path) == ["Sources/Features/Dice/MVP/DicePresenter.swift"]
        )
    }

    @Test("Existing files are not overwritten, and then nothing is written")
    func exists() async throws {
        let clone = try clone()
        defer { clone.remove() }
        let before = try contents(of: clone)
        let tree = try await tree(of: "name-tag", renaming: ("guest", "person"))
        #expect(
            throws: ApplicationError.exists(
                ["Sources/Subject/Model/Person.swift"],
                advice: ApplicationError.renaming
            )
        ) {
            try tree.write(to: clone.path)
        }
        #expect(try contents(of: clone) == before)
    }

    @Test("What fails half-way leaves nothing behind")
    func undone() async throws {
        let clone = try clone()
        defer { clone.remove() }
        // The link to the control cannot be made where its folder is a file.
        try FileManager.default.removeItem(atPath: "\(clone.path)/Sources/Subject/Baselines")
        try clone.write("", to: "Sources/Subject/Baselines")
        let before = try contents(of: clone)
        let tree = try await tree(of: "dice")
        #expect(throws: ApplicationError.self) { try tree.write(to: clone.path) }
        #expect(try contents(of: clone) == before)
    }

    @Test("A description that has changed replaces what was generated, and what it lacks goes")
    func replaces() async throws {
        let clone = try clone()
        defer { clone.remove() }
        let old = try await tree(of: "weather")
        try old.write(to: clone.path)
        let new = try await tree(of: "weather", renaming: ("map", "atlas"))
        try new.replace(old, in: clone.path)
        #expect(new.editedFiles(in: clone.path) == [])
        let paths = try contents(of: clone).keys
        #expect(paths.contains("Sources/Subject/Model/Atlas.swift"))
        #expect(!paths.contains("Sources/Subject/Model/Map.swift"))
        #expect(!paths.contains { $0.contains(".gone-") })
        try new.remove(from: clone.path)
        #expect(try contents(of: clone).keys.filter { $0.contains("Weather") } == [])
    }

    @Test("The same description gives the same bytes")
    func same() async throws {
        #expect(try await tree(of: "weather").files == tree(of: "weather").files)
    }

    @Test("Each part of a page is a module of its own in every variant, and no file comes twice")
    func modules() async throws {
        let paths = try await tree(of: "club").paths.new
        #expect(Set(paths).count == paths.count)
        for variant in ["MVC", "MVP", "MVVM", "VIPER"] {
            let cell = "Sources/Features/Club/\(variant)"
            #expect(paths.contains("\(cell)/ClubScene.swift"))
            for module in ["Header", "Outings", "Memos"] {
                #expect(paths.contains("\(cell)/\(module)/\(module)Assembly.swift"))
            }
        }
        #expect(paths.contains("Sources/Features/Club/VIPER/Header/HeaderRouter.swift"))
        // Memos lead nowhere.
        #expect(!paths.contains("Sources/Features/Club/VIPER/Memos/MemosRouter.swift"))
    }
}
