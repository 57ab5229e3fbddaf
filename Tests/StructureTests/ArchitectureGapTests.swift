internal import Foundation
internal import Matrix
internal import Structure
internal import TemporaryFolders
internal import Testing

@Suite("Gaps in the dependency rules")
struct ArchitectureGapTests {
    private let implementation = Implementation(feature: .greeting, variant: .viper)

    private func gaps(
        files: [String],
        architecture: (Implementation) -> Architecture = { $0.architecture }
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for file in files {
            try folder.write("struct A {}\n", to: "\(implementation.sourcePath)/\(file)")
        }
        return try ArchitectureGap.all(
            in: [implementation],
            packageRoot: folder.path,
            architecture: architecture
        )
        .map(\.description)
    }

    @Test("A file whose name has no role is reported")
    func fileWithoutRole() throws {
        let gaps = try gaps(files: ["GreetingHelper.swift", "PersonSummary.swift"])
        #expect(gaps.count == 1)
        #expect(
            gaps.first?.hasPrefix(
                "Sources/Features/Greeting/VIPER/GreetingHelper.swift: the name does not end in a role"
            ) == true
        )
    }

    @Test("A variant without dependency rules is reported")
    func variantWithoutRules() throws {
        let gaps = try gaps(files: ["GreetingPresenter.swift"]) {
            Architecture(.viper, endings: $0.architecture.endings, rules: [], designDecisions: [])
        }
        #expect(gaps.count == 1)
        #expect(gaps.first?.hasPrefix("VIPER has no dependency rules") == true)
    }

    @Test("The dependency rules cover all implementations")
    func complete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let gaps = try ArchitectureGap.all(in: Implementation.all, packageRoot: root.path)
        #expect(gaps.map(\.description) == [])
    }
}
