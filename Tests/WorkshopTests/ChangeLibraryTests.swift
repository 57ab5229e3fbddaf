internal import Changes
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
        "Each change has a story of at most two sentences and a reason per variant",
        arguments: names
    )
    func texts(name: String) throws {
        let change = try Self.library.change(name)
        #expect((1...2).contains(change.story.count))
        #expect(change.story.allSatisfy { $0.hasSuffix(".") })
        // A variant of one's own may have no patches yet.
        let written = try Self.library.parts(of: name).filter { $0 != .shared }.map(\.name)
        #expect(Set(change.reasons.keys) == Set(written))
        #expect(written.count >= min(change.feature.variants.count, 4))
        // `archbench change measure NAME --build` runs compiler and tests, and writes the results.
        #expect(try Set(Self.library.builds(of: name).keys) == Set(change.reasons.keys))
    }

    @Test("A build result becomes stale if code changes, but not if comments change")
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
            compileErrors: 0,
            compiledFiles: 1,
            mutants: 2,
            killedViewFree: 2,
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

    @Test("A copied file has replaced words and its patch; only its own lines count")
    func copies() async throws {
        let implementation = Implementation(feature: .greeting, variant: .mvp)
        let change = "\(ChangeLibrary.path)/a-change"
        let copy = "\(implementation.sourcePath)/Plans/PlanCell.swift"
        let folder = try TemporaryFolder([
            "\(implementation.sourcePath)/Drafts/DraftCell.swift": """
            // The cell of a draft.
            let draft = "No drafts"
            let edited = 1

            """,
            "\(implementation.sourcePath)/Other.swift": "let draft = 1\n",
            "\(implementation.testPath)/DraftTests.swift": "let test = Draft()\n",
            "\(change)/change.json": """
            {
                "title": "T", "story": ["S."], "feature": "greeting", "reasons": {},
                "copies": {"Draft": "Plan", "draft": "plan", "No drafts": "Nothing planned"}
            }
            """,
            "\(change)/contract.patch": "",
            "\(change)/mvp.patch": """
            diff --git a/\(copy) b/\(copy)
            @@ -3,1 +3,1 @@
            -let edited = 1
            +let due = 1

            """,
        ])
        defer { folder.remove() }
        let library = ChangeLibrary(packageRoot: folder.path)
        let parts: [ChangeLibrary.Part] = [.variant(.mvp)]
        let test = "\(implementation.testPath)/PlanTests.swift"
        #expect(try library.files(of: "a-change", parts[0]) == [copy, test])
        let cost = try #require(try await library.changes(of: implementation).changes.first?.cost)
        #expect(cost.lines == ChangeCost.Lines(files: 1, added: 2, removed: 0))
        #expect(cost.linesInPlace == ChangeCost.Lines())
        #expect(cost.tests == ChangeCost.Lines(files: 1, added: 1, removed: 0))
        let shown = try await library.text(of: "a-change", parts[0])
        #expect(shown.contains("+++ b/\(copy)\n@@ -0,0 +1,3 @@\n+// The cell of a plan.\n"))
        try library.apply("a-change", parts)
        #expect(
            try folder.text(of: copy) == """
                // The cell of a plan.
                let plan = "Nothing planned"
                let due = 1

                """
        )
        #expect(try folder.text(of: test) == "let test = Plan()\n")
    }

    @Test("A change replaces a link if it patches only the link or only its target")
    func links() throws {
        let (mvp, viper) = ("Sources/Features/Greeting/MVP", "Sources/Features/Greeting/VIPER")
        let change = "\(ChangeLibrary.path)/a-change"
        func patch(_ path: String) -> String {
            "diff --git a/\(path) b/\(path)\n@@ -1,1 +1,1 @@\n-old\n+new\n"
        }
        let folder = try TemporaryFolder([
            "\(mvp)/A.swift": "old\n", "\(mvp)/B.swift": "old\n", "\(mvp)/C.swift": "old\n",
            "\(change)/change.json":
                #"{"title": "T", "story": ["S."], "feature": "greeting", "reasons": {}}"#,
            "\(change)/mvp.patch": patch("\(mvp)/A.swift") + patch("\(mvp)/B.swift"),
            "\(change)/viper.patch": patch("\(viper)/A.swift") + patch("\(viper)/C.swift"),
        ])
        defer { folder.remove() }
        for file in ["A", "B", "C"] {
            try folder.link("\(viper)/\(file).swift", to: "../MVP/\(file).swift")
        }
        let library = ChangeLibrary(packageRoot: folder.path)
        try library.apply("a-change", [.variant(.mvp), .variant(.viper)])
        func texts(in place: String) throws -> [String] {
            try ["A", "B", "C"].map { try folder.text(of: "\(place)/\($0).swift") }
        }
        #expect(try texts(in: mvp) == ["new\n", "new\n", "old\n"])
        #expect(try texts(in: viper) == ["new\n", "old\n", "new\n"])
        let links = ["A", "B", "C"].map { file in
            let path = "\(folder.path)/\(viper)/\(file).swift"
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        }
        #expect(links == [true, false, false])
    }

    @Test(
        "The patches of a change fit the sources, each in its own implementation",
        .enabled(if: OwnPackage.isClone),
        arguments: names
    )
    func patches(name: String) async throws {
        let change = try Self.library.change(name)
        let feature = change.feature
        let index = try await PatchedIndex()
        defer { index.remove() }
        for part in try Self.library.parts(of: name) {
            try await index.apply(try await Self.library.text(of: name, part))
        }
        let sources = "Sources/Features/\(feature.moduleName)/"
        for path in try Self.library.files(of: name, .shared) {
            let isModel = [SharedModule.model, .formatting, .state].contains {
                path.hasPrefix("\($0.sourcePath)/")
            }
            let isOtherTest = path.hasPrefix("Tests/") && !path.hasPrefix("Tests/Features/")
            let isContract = path.hasPrefix(sources + "Contract/")
            // The description follows the model.
            let isDescribed =
                path == feature.descriptionPath
                || path.hasPrefix("Sources/Descriptions/DescriptionPlayer/")
            #expect(isModel || isOtherTest || isContract || isDescribed)
            // Otherwise, `change apply` could overwrite uncommitted work in these files.
            #expect(change.places.contains { path.hasPrefix("\($0)/") })
        }
        let written = try Self.library.parts(of: name)
        for variant in feature.variants where written.contains(.variant(variant)) {
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
