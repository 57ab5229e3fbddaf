internal import Foundation
internal import Matrix
internal import Testing

@Suite("The tree is the matrix")
struct LayoutTests {
    @Test("Every folder of a variant is a cell of the catalogue, and every cell has its folder")
    func implementations() throws {
        let folders = try PackageTree.folders(in: "Sources/Features").flatMap { feature in
            try PackageTree.folders(in: feature).filter { !$0.hasSuffix("/Contract") }
        }
        let scenes = Implementation.all.compactMap(\.secondScenePath)
        let sceneFolders = Set(scenes.map { String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) })
        #expect(folders == (Implementation.all.map(\.sourcePath) + sceneFolders).sorted())
        #expect(try sceneFolders.sorted().flatMap(PackageTree.folders) == scenes.sorted())
    }

    @Test("Every feature has a contract")
    func contracts() {
        for feature in Feature.all {
            let files = PackageTree.swiftFiles(
                under: "Sources/Features/\(feature.moduleName)/Contract"
            )
            #expect(!files.isEmpty, "\(feature)")
        }
    }

    @Test("Every cell has a folder of tests with tests in it, and every such folder has its cell")
    func cellTests() throws {
        let folders = try PackageTree.folders(in: "Tests/Features")
            .flatMap(PackageTree.folders)
        #expect(folders == Implementation.all.map(\.testPath).sorted())
        for implementation in Implementation.all {
            #expect(
                !PackageTree.swiftFiles(under: implementation.testPath).isEmpty,
                "\(implementation)"
            )
        }
    }

    @Test("The tests of a cell name its module and no other cell's", arguments: Implementation.all)
    func testedModule(implementation: Implementation) throws {
        let others = Implementation.all.map(\.moduleName).filter { $0 != implementation.moduleName }
        var names: [Substring] = []
        for file in PackageTree.swiftFiles(under: implementation.testPath) {
            #expect(Set(try PackageTree.imports(of: file)).isDisjoint(with: others), "\(file)")
            let text = try PackageTree.text(of: file)
            names += text.matches(of: /moduleName: "(\w*)"/).map(\.1)
        }
        // Objects are looked for in the module of this name, so of another none would be found.
        #expect(names == [implementation.moduleName[...]])
    }

    @Test("The manifest lists every feature with its variants, and every other folder by its name")
    func manifest() throws {
        let manifest = try PackageTree.text(of: "Package.swift").replacing(/\s+/, with: " ")
        let rows = Feature.all.map { feature in
            let variants = feature.variants.map(\.title).joined(separator: " ")
            return "(\"\(feature.moduleName)\", \"\(variants)\")"
        }
        let table = manifest.firstMatch(of: /let features = \[(?<rows>[^\]]*)\]/)?.rows ?? ""
        let listed = table.matches(of: /\("\w+", "[^"]+"\)/).map { String($0.output) }
        for row in rows where !listed.contains(row) {
            Issue.record("Add to `features` in Package.swift: \(row),")
        }
        for row in listed where !rows.contains(row) {
            let name = row.firstMatch(of: /"(\w+)"/)?.1 ?? ""
            let isListed = Feature.all.contains { $0.moduleName == name }
            let path = "Sources/Subject/Matrix/Feature\(isListed ? "+\(name)" : "").swift"
            Issue.record("Add to \(path) what Package.swift has: \(row)")
        }
        for feature in Feature.all {
            guard let scene = feature.secondScene else { continue }
            let row = "\"\(feature.moduleName)\": \"\(scene)\""
            #expect(manifest.contains(row), "Add to `secondScenes` in Package.swift: \(row)")
        }
        let groups = try PackageTree.folders(in: "Sources").filter { $0 != "Sources/Features" }
        let folders = try groups.flatMap(PackageTree.folders) + PackageTree.folders(in: "Tests")
        for folder in folders {
            let name = folder.split(separator: "/").last.map(String.init) ?? ""
            if ["Features", "Baselines", "Templates"].contains(name) { continue }
            let isTarget = ["", "*"].contains { star in
                manifest.contains(" \(name)\(star): ") || manifest.contains("\"\(name)\(star): ")
            }
            #expect(isTarget, "\(folder) is no target")
        }
    }

    @Test("Every feature has a control, which is a link to the sources of the reference")
    func controls() throws {
        for feature in Feature.all {
            let reference = Implementation(feature: feature, variant: feature.reference)
            let link = "Sources/Subject/Baselines/\(feature.moduleName)"
            let target = reference.sourcePath.replacing("Sources/", with: "../../")
            #expect(PackageTree.target(ofLink: link) == target)
        }
    }

    @Test("No file is longer than 400 lines", arguments: ["Sources", "Tests"])
    func length(folder: String) throws {
        let files = PackageTree.swiftFiles(under: folder)
        #expect(files.count > 100)
        let long = try files.filter { file in
            // The length of the first is its message, and a template has all alternatives of its
            // file.
            !file.hasSuffix("BlogFeed/Massive/BlogFeedScene.swift")
                && !file.contains("/Templates/List/")
        }
        .filter { try PackageTree.text(of: $0).count(where: \.isNewline) > 400 }
        #expect(long == [])
    }

    @Test("Every error that leaves its module says in words what is wrong")
    func errors() throws {
        // What a service answers is for cells, which say it in words of their own.
        let files = PackageTree.swiftFiles(under: "Sources").filter { !$0.contains("/Model/") }
        var names: [Substring] = []
        for file in files {
            let text = try PackageTree.text(of: file)
            let errors = text.matches(
                of: /package (?:enum|struct) (\w+)(?:<\w+>)?: [\w, ]*\bError\b[\w, ]*/
            )
            for error in errors {
                names.append(error.output.1)
                let isTold =
                    error.output.0.contains("CustomStringConvertible")
                    || text.contains("extension \(error.output.1): CustomStringConvertible")
                #expect(isTold, "\(error.output.1) in \(file)")
            }
        }
        #expect((5...15).contains(names.count))
    }
}
