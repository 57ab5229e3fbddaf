internal import CellTestRuns
internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("A copy of the package with cells and their tests alone")
struct CellPackageTests {
    private let cell = Cell(feature: .greeting, variant: .mvp)

    private func package(in folder: TemporaryFolder) -> CellPackage {
        CellPackage(
            [cell],
            keeping: ["Catalogue"],
            packageRoot: "\(folder.path)/original",
            folder: "\(folder.path)/copy"
        )
    }

    private func original() throws -> TemporaryFolder {
        try TemporaryFolder([
            "original/Package.swift": "let package = 1\n",
            "original/\(cell.sourcePath)/GreetingPresenter.swift": "struct A {}\n",
            "original/Sources/Features/Greeting/MVC/GreetingView.swift": "struct B {}\n",
            "original/\(cell.testPath)/ATests.swift": "",
        ])
    }

    @Test("Sources and tests are those of the original; the manifest asks for what is named")
    func links() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write()
        let copied = try String(
            contentsOfFile: "\(folder.path)/copy/\(cell.sourcePath)/GreetingPresenter.swift",
            encoding: .utf8
        )
        #expect(copied == "struct A {}\n")
        let manifest = try String(
            contentsOfFile: "\(folder.path)/copy/Package.swift",
            encoding: .utf8
        )
        #expect(manifest.hasPrefix("let package = 1\n"))
        #expect(
            manifest.contains(#"["GreetingMVPTests", "Catalogue", "CTestRunServer"].forEach(need)"#)
        )
    }

    @Test("Several that write the same copy at once do not come in each other's way")
    func atOnce() async throws {
        let folder = try original()
        defer { folder.remove() }
        let catalogue = "Sources/Catalogue/Catalogue.swift"
        try folder.write("let entries = 1\n", to: "original/\(catalogue)")
        for number in 0..<100 {
            try folder.write("", to: "original/Sources/Catalogue/File\(number).swift")
        }
        for _ in 0..<10 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { [self] in try package(in: folder).write() } }
                try await group.waitForAll()
            }
            #expect(try folder.text(of: "copy/\(catalogue)") == "let entries = 1\n")
            try FileManager.default.removeItem(atPath: "\(folder.path)/copy")
        }
    }

    @Test("A folder that is to be filled with other sources is there and empty; the rest is linked")
    func leavesEmpty() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write(leavingEmpty: [cell.sourcePath])
        let manager = FileManager.default
        let copy = "\(folder.path)/copy"
        #expect(try manager.contentsOfDirectory(atPath: "\(copy)/\(cell.sourcePath)") == [])
        #expect(
            try manager.contentsOfDirectory(atPath: "\(copy)/Sources/Features/Greeting/MVC")
                == ["GreetingView.swift"]
        )
    }

    @Test("The catalogue lists and opens the features of the cells alone, also when that changes")
    func catalogue() throws {
        let folder = try original()
        defer { folder.remove() }
        let list = "    [\n        .greeting: greeting,\n        .blogFeed: blogFeed,\n    ]\n"
        for (name, text) in [
            ("Catalogue.swift", list), ("Catalogue+Greeting.swift", "A\n"),
            ("Catalogue+BlogFeed.swift", "B\n"), ("Opening.swift", "C\n"),
        ] {
            try folder.write(text, to: "original/Sources/Catalogue/\(name)")
        }
        let copy = "copy/Sources/Catalogue"
        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(copy)").sorted()
        }
        try package(in: folder).write()
        #expect(try names() == ["Catalogue+Greeting.swift", "Catalogue.swift", "Opening.swift"])
        #expect(
            try folder.text(of: "\(copy)/Catalogue.swift")
                == "    [\n        .greeting: greeting,\n\n    ]\n"
        )
        let manifest = try folder.text(of: "copy/Package.swift")
        #expect(manifest.contains(#""BlogFeedMVC", "#) && manifest.contains(#""BlogFeedControl""#))
        try CellPackage(
            [cell, Cell(feature: .blogFeed, variant: .mvc)],
            hasTests: false,
            packageRoot: "\(folder.path)/original",
            folder: "\(folder.path)/copy"
        )
        .write()
        #expect(try names().count == 4)
        #expect(try folder.text(of: "\(copy)/Catalogue.swift") == list)
        try package(in: folder).write()
        #expect(try names().count == 3)
    }

    @Test(
        "Variants that nobody asked for are not opened, and the lines of the others stay in place"
    )
    func variants() throws {
        let folder = try original()
        defer { folder.remove() }
        let path = "Sources/Catalogue/Catalogue+Greeting.swift"
        try folder.write(
            """
            internal import GreetingControl
            internal import GreetingMVP
            internal import GreetingViper
            internal import GreetingVIPER
                    cells: [
                        .mvp: { GreetingMVP.GreetingAssembly.screen($0.dependencies) },
                        .viper: {
                            GreetingVIPER.GreetingAssembly.screen($0.dependencies)
                        },
                    ],

            """,
            to: "original/\(path)"
        )
        try package(in: folder).write()
        #expect(
            try folder.text(of: "copy/\(path)") == """
                internal import GreetingControl
                internal import GreetingMVP
                internal import GreetingViper

                        cells: [
                            .mvp: { GreetingMVP.GreetingAssembly.screen($0.dependencies) },



                        ],

                """
        )
    }

    @Test("Features that nobody asked for are in no list, and none of their files is there")
    func features() throws {
        let folder = try original()
        defer { folder.remove() }
        let matrix = "Sources/Matrix"
        let described = "Sources/DescribedFeatures"
        let prose =
            "// BlogFeed, blogFeed: what it says of a feature is nothing that is compiled.\n"
        for (path, text) in [
            ("\(matrix)/Feature.swift", "        greeting,\n        blogFeed,\n"),
            ("\(matrix)/Feature+Greeting.swift", "internal import Greeting\n"),
            ("\(matrix)/Feature+BlogFeed.swift", "internal import BlogFeed\n"),
            ("\(matrix)/Rules/Role.swift", prose),
            ("\(described)/Subject+Features.swift", "  case .blogFeed: 1\n  default: 2\n"),
            ("\(described)/BlogFeed/DescribedBlogs.swift", "internal import BlogFeed\n"),
        ] {
            try folder.write(text, to: "original/\(path)")
        }
        try package(in: folder).write()
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: "\(folder.path)/copy/Sources"
        )
        let files = Set(names.filter { $0.hasSuffix(".swift") })
        #expect(files.contains("Matrix/Feature+Greeting.swift"))
        #expect(!files.contains("Matrix/Feature+BlogFeed.swift"))
        #expect(!files.contains("DescribedFeatures/BlogFeed/DescribedBlogs.swift"))
        #expect(try folder.text(of: "copy/\(matrix)/Feature.swift") == "        greeting,\n\n")
        #expect(try folder.text(of: "copy/\(matrix)/Rules/Role.swift") == prose)
        #expect(
            try folder.text(of: "copy/\(described)/Subject+Features.swift") == "\n  default: 2\n"
        )
    }

    @Test("A cell that is put together from others keeps these")
    func taken() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try CellPackage(
            [Cell(feature: .blogFeed, variant: .mixed)],
            packageRoot: Self.packageRoot,
            folder: folder.path
        )
        .write()
        let catalogue = try folder.text(of: "Sources/Catalogue/Catalogue+BlogFeed.swift")
        #expect(catalogue.contains("page: BlogFeedMVP.BlogFeedAssembly.screen"))
        #expect(catalogue.contains("card: BlogFeedMixedCard.CardAssembly.screen"))
        #expect(!catalogue.contains("BlogFeedMVC."))
        // What closes an entry goes with it: MVP, MVVM, VIPER and Mixed are left.
        #expect(catalogue.matches(of: /\n {12}\),\n/).count == 4)
    }

    @Test("Where an earlier copy had a link, nothing is written or removed in the original")
    func earlierLinks() throws {
        let folder = try original()
        defer { folder.remove() }
        try folder.write(
            "list\n        .blogFeed: blogFeed,\n",
            to: "original/Sources/Catalogue/Catalogue.swift"
        )
        let manager = FileManager.default
        let names = try manager.subpathsOfDirectory(atPath: "\(folder.path)/original").sorted()
        try manager.createDirectory(
            atPath: "\(folder.path)/copy",
            withIntermediateDirectories: true
        )
        for name in ["Sources", "Package.swift"] {
            try manager.createSymbolicLink(
                atPath: "\(folder.path)/copy/\(name)",
                withDestinationPath: "\(folder.path)/original/\(name)"
            )
        }
        try package(in: folder).write()
        #expect(
            try manager.subpathsOfDirectory(atPath: "\(folder.path)/original").sorted() == names
        )
        #expect(try folder.text(of: "original/Package.swift") == "let package = 1\n")
        #expect(
            try folder.text(of: "original/Sources/Catalogue/Catalogue.swift").contains("blogFeed")
        )
        #expect(
            try folder.text(of: "original/\(cell.sourcePath)/GreetingPresenter.swift")
                == "struct A {}\n"
        )
    }

    @Test(
        "The package manager reads the manifest of a copy, and finds the cells and what runs tests"
    )
    func manifest() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let copy = "\(folder.path)/copy"
        try CellPackage([cell], keeping: ["PlayProbe"], packageRoot: Self.packageRoot, folder: copy)
            .write()
        let output = try await ChildProcess(
            "/usr/bin/env",
            ["swift", "package", "dump-package", "--package-path", copy]
        )
        .output()
        let package = try JSONSerialization.jsonObject(with: output) as? [String: Any]
        let targets = try #require(package?["targets"] as? [[String: Any]])
        let names = Set(targets.compactMap { $0["name"] as? String })
        #expect(
            names.isSuperset(of: [
                "Greeting", "GreetingControl", "GreetingMVP", "GreetingMVPTests",
                "GreetingMVPTestsRun", "PlayProbe",
            ])
        )
        #expect(!names.contains("GreetingVIPER"))
        #expect(!names.contains { $0.hasPrefix("BlogFeed") })
    }

    private static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    @Test("Writing again leaves what is right as it is, and mends what is not")
    func writesAgain() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write()
        let manifest = "\(folder.path)/copy/Package.swift"
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: manifest)
        try FileManager.default.removeItem(atPath: "\(folder.path)/copy/Tests")
        try package(in: folder).write()
        let date = try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate]
        #expect(date as? Date == past)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/copy/\(cell.testPath)"))
    }

    @Test("What cannot be copied is named")
    func failure() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(throws: CellPackageFailure.self) { try package(in: folder).write() }
    }
}
