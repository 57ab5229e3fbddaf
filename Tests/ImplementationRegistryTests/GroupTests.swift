internal import Foundation
internal import Testing

@Suite("The groups of modules")
struct GroupTests {
    /// The groups in the order of the map in Sources/README.md from the bottom, each with its
    /// modules.
    private static func groups() throws -> [(name: String, modules: [String])] {
        let map = try PackageTree.text(of: "Sources/README.md")
        let drawing = try #require(map.firstMatch(of: /```text\n([^`]*)```/)).output.1
        return try drawing.matches(of: /^(\w+)/.anchorsMatchLineEndings()).map(\.output.1)
            .reversed().map { group in
                let folders = try PackageTree.folders(in: "Sources/\(group)")
                return (
                    String(group),
                    folders.compactMap { $0.split(separator: "/").last.map(String.init) }
                )
            }
    }

    @Test("A module imports only modules of its own group and of groups below it on the map")
    func imports() throws {
        let groups = try Self.groups()
        let folders = try PackageTree.folders(in: "Sources").filter { $0 != "Sources/Features" }
        #expect(groups.map { "Sources/\($0.name)" }.sorted() == folders)
        var level: [String: Int] = [:]
        for (number, group) in groups.enumerated() {
            for module in group.modules { level[module] = number }
        }
        for (number, group) in groups.enumerated() {
            let files = PackageTree.swiftFiles(under: "Sources/\(group.name)")
                .filter { !$0.contains("/Workshop/Changes/") }
            #expect(!files.isEmpty, "\(group.name)")
            for file in files {
                for module in try PackageTree.imports(of: file) {
                    guard let other = level[module] else { continue }
                    #expect(other <= number, "\(file) imports \(module)")
                }
            }
        }
    }

    @Test("Features import only the modules meant for implementations")
    func features() throws {
        let offered: Set = [
            "AppSupport", "DataBinding", "Foundation", "HeadlessKit", "Model", "ModelFormatting",
            "Observation", "Scenarios", "SeededRandom", "StateManagement",
        ]
        let features = try PackageTree.folders(in: "Sources/Features").map { folder in
            String(folder.split(separator: "/").last ?? "")
        }
        for file in PackageTree.swiftFiles(under: "Sources/Features") {
            let others = try PackageTree.imports(of: file).filter { module in
                !offered.contains(module) && !features.contains { module.hasPrefix($0) }
            }
            #expect(others == [], "\(file)")
        }
    }

    @Test("Each group has a page of at most twelve lines that names its modules")
    func pages() throws {
        for group in try Self.groups() {
            let page = try PackageTree.text(of: "Sources/\(group.name)/README.md")
            #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
            let hidden = group.modules.filter { module in
                module.wholeMatch(of: /C[A-Z].*/) == nil && !page.contains(module)
            }
            #expect(hidden == [], "\(group.name)/README.md")
        }
    }
}
