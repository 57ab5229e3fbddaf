internal import BuiltPrograms
internal import Foundation
internal import Matrix
internal import Structure
internal import Testing
internal import Toolchain

@Suite("The rules that implementations follow")
struct FollowedRulesTests {
    /// The build of the tests, which has compiled all implementations.
    private static func build() async throws -> PackageBuild {
        let products = URL(fileURLWithPath: try BuiltProgram.path(of: "PlayProbe"))
            .deletingLastPathComponent()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return PackageBuild(
            packageRoot: tests.deletingLastPathComponent().deletingLastPathComponent().path,
            scratchFolder: products.deletingLastPathComponent().path,
            toolchain: try await SwiftToolchain.find(
                path: ProcessInfo.processInfo.environment["PATH"] ?? ""
            )
        )
    }

    @Test("All implementations follow the dependency rules, which cover all their parts")
    func all() async throws {
        let measure = StructureMeasure(try await Self.build())
        #expect(try measure.violations(in: Implementation.all).map(\.description) == [])
        #expect(try measure.gaps(in: Implementation.all).map(\.description) == [])
    }
}
