internal import Foundation
internal import Matrix
internal import Testing

@Suite("The folders of the package")
struct LayoutTests {
    @Test("The folders of variants are exactly the implementations of the registry")
    func implementations() throws {
        let folders = try PackageTree.folders(in: "Sources/Features").flatMap { feature in
            try PackageTree.folders(in: feature).filter { !$0.hasSuffix("/Contract") }
        }
        let scenes = Implementation.all.compactMap(\.reuseScenePath)
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

    @Test("The folders of feature tests are exactly those of the implementations")
    func tests() throws {
        let folders = try PackageTree.folders(in: "Tests/Features").flatMap(PackageTree.folders)
            .filter { !$0.hasSuffix("/AllVariants") }
        #expect(folders == Implementation.all.map(\.testPath).sorted())
        for folder in folders {
            #expect(!PackageTree.swiftFiles(under: folder).isEmpty, "\(folder)")
        }
    }

    @Test("The tests of features import no implementation by its module name")
    func testedModule() throws {
        let modules = Set(Implementation.all.map(\.moduleName))
        for file in PackageTree.swiftFiles(under: "Tests/Features") {
            #expect(Set(try PackageTree.imports(of: file)).isDisjoint(with: modules), "\(file)")
        }
    }

    @Test("The manifest lists all features with their variants and all modules")
    func manifest() throws {
        let manifest = try PackageTree.text(of: "Package.swift").replacing(/\s+/, with: " ")
        let rows = Feature.all.map { feature in
            ([feature.moduleName] + feature.variants.map(\.title)).map { "\"\($0)\"" }
                .joined(separator: ", ")
        }
        let listed = manifest.matches(of: #/ Feature\( ?("[^)]*") ?\)/#).map { String($0.output.1) }
        for row in rows where !listed.contains(row) {
            Issue.record("Add to `features` in Package.swift: Feature(\(row)),")
        }
        for row in listed where !rows.contains(row) {
            let name = row.firstMatch(of: /"(\w+)"/)?.1 ?? ""
            let isListed = Feature.all.contains { $0.moduleName == name }
            let path = "Sources/Subject/Matrix/Feature\(isListed ? "+\(name)" : "").swift"
            Issue.record("Add to \(path) what Package.swift has: Feature(\(row))")
        }
        for feature in Feature.all {
            guard let scene = feature.reuseScene else { continue }
            let row = "\"\(feature.moduleName)\": \"\(scene)\""
            #expect(manifest.contains(row), "Add to `reuseScenes` in Package.swift: \(row)")
        }
        let groups = try PackageTree.folders(in: "Sources").filter { $0 != "Sources/Features" }
        let folders = try groups.flatMap(PackageTree.folders) + PackageTree.folders(in: "Tests")
        for folder in folders {
            let name = folder.split(separator: "/").last.map(String.init) ?? ""
            if ["Features", "Baselines", "Templates"].contains(name) { continue }
            let module = folder.hasPrefix("Tests/") ? name.replacing(/Tests$/, with: "") : name
            let isTarget = [name, module].contains { manifest.contains("\"\($0)\"") }
            #expect(isTarget, "\(folder) is no target")
        }
    }

    @Test("The A/A control of each feature is a link to the baseline")
    func controls() throws {
        for feature in Feature.all {
            let baseline = Implementation(feature: feature, variant: feature.baseline)
            let link = "Sources/Subject/Baselines/\(feature.moduleName)"
            let target = baseline.sourcePath.replacing("Sources/", with: "../../")
            #expect(PackageTree.target(ofLink: link) == target)
        }
    }

    @Test("Each package error type has a description")
    func errors() throws {
        // Service errors are excluded, because implementations show texts of their own.
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
