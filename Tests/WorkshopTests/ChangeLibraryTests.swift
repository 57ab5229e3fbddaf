internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Workshop

/// Verifies the files of changes; `scripts/check-changes` builds and tests them.
@Suite("The changes of this package")
struct ChangeLibraryTests {
    private static let library = ChangeLibrary(packageRoot: OwnPackage.root)
    private static var names: [String] { (try? library.names()) ?? [] }

    @Test(
        "Each says in two sentences what is wanted, and for each variant why its patch is as it is",
        arguments: names
    )
    func texts(name: String) throws {
        let change = try Self.library.change(name)
        #expect((1...2).contains(change.story.count))
        #expect(change.story.allSatisfy { $0.hasSuffix(".") })
        #expect(Set(change.reasons.keys) == Set(change.feature.variants.map(\.name)))
        // `archbench change measure NAME --build` asks compiler and tests, and writes it.
        #expect(try Set(Self.library.builds(of: name).keys) == Set(change.reasons.keys))
    }

    @Test("A build result counts for the code that was measured, whatever its comments say")
    func staleness() async throws {
        let path = "Sources/Features/Greeting/MVP/GreetingPresenter.swift"
        let change = "\(ChangeLibrary.path)/a-change"
        var files = [
            path: "let a = 1\n",
            "\(change)/change.json":
                #"{"title": "T", "story": ["S."], "feature": "greeting", "reasons": {}}"#,
            "\(change)/contract.patch": "",
        ]
        for variant in Feature.greeting.variants { files["\(change)/\(variant).patch"] = "" }
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let library = ChangeLibrary(packageRoot: folder.path)
        let implementation = Implementation(feature: .greeting, variant: .mvp)
        func build() async throws -> ImplementationChanges.OfChange? {
            try await library.changes(of: implementation).changes.first
        }
        let sources = try await library.sources(of: ["a-change"], in: implementation).first
        let cost = BuildCost(
            namedLines: 0,
            compiledFiles: 1,
            mutants: 2,
            killedWithoutView: 2,
            sources: sources
        )
        _ = try library.write(["mvp": cost], of: "a-change")
        #expect(try await build()?.build == cost)
        try folder.write("// A comment.\nlet a = 1\n", to: path)
        #expect(try await build()?.build == cost)
        try folder.write("let a = 2\n", to: path)
        #expect(try await build()?.build == nil)
        #expect(try await build()?.isBuildStale == true)
    }

    @Test(
        "Its patches fit the sources, each in its own cell",
        .enabled(if: OwnPackage.isClone),
        arguments: names
    )
    func patches(name: String) async throws {
        let change = try Self.library.change(name)
        let feature = change.feature
        let index = try await PatchedIndex()
        defer { index.remove() }
        for part in try Self.library.parts(of: name) {
            let patch = Self.library.patch(of: name, part)
            // git takes an empty patch for a broken one.
            if !(try Self.library.text(ofPatch: patch).isEmpty) { try await index.apply(patch) }
        }
        let sources = "Sources/Features/\(feature.moduleName)/"
        for path in try Self.library.files(of: name, .shared) {
            let isModel = [SharedModule.model, .formatting, .state].contains {
                path.hasPrefix("\($0.sourcePath)/")
            }
            let isOtherTest = path.hasPrefix("Tests/") && !path.hasPrefix("Tests/Features/")
            let isContract = path.hasPrefix(sources + "Contract/")
            // What a description asks follows the model.
            let isDescribed =
                path == feature.descriptionPath
                || path.hasPrefix("Sources/Descriptions/DescriptionPlayer/")
            #expect(isModel || isOtherTest || isContract || isDescribed)
            // Else `change apply` could overwrite uncommitted work there.
            #expect(change.places.contains { path.hasPrefix("\($0)/") })
        }
        for variant in feature.variants {
            for path in try Self.library.files(of: name, .variant(variant)) {
                let places = [
                    "\(sources)\(variant.title)/", "\(sources)Card/\(variant.title)/",
                    "Tests/Features/\(feature.moduleName)/\(variant.title)Tests/",
                ]
                #expect(places.contains(where: path.hasPrefix), "\(path)")
            }
        }
    }
}
