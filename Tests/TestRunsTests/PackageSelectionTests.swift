internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import TestRuns
internal import Testing
internal import Toolchain

@Suite("The selection of implementations for a build")
struct PackageSelectionTests {
    private let implementation = Implementation(feature: .greeting, variant: .mvp)

    private static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Returns the manifest as the package manager reads it.
    private func manifest(_ selection: PackageSelection?) async throws -> Data {
        // The build folder of the package is locked by `swift test`.
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try await ChildProcess(
            "/usr/bin/env",
            [
                "swift", "package", "dump-package", "--package-path", Self.packageRoot,
                "--scratch-path", folder.path,
            ],
            environment: selection?.environment ?? [:]
        )
        .output()
    }

    /// Returns the targets of a selection by their names, or all targets without one.
    private func targets(_ selection: PackageSelection?) async throws -> [String: [String: Any]] {
        let package = try JSONSerialization.jsonObject(with: try await manifest(selection))
        let targets = try #require((package as? [String: Any])?["targets"] as? [[String: Any]])
        return Dictionary(
            targets.compactMap { target in (target["name"] as? String).map { ($0, target) } }
        ) { first, _ in first }
    }

    @Test("The manifest keeps the selected implementations with their dependencies")
    func manifest() async throws {
        let targets = try await targets(
            PackageSelection(testsOf: [implementation], keeping: ["PlayProbe"])
        )
        let names = Set(targets.keys)
        #expect(
            names.isSuperset(of: [
                "Greeting", "GreetingControl", "GreetingMVP", "GreetingMVPTests",
                "GreetingMVPTestsRun", "PlayProbe",
            ])
        )
        #expect(!names.contains("GreetingVIPER"))
        #expect(!names.contains { $0.hasPrefix("BlogFeed") })
        let matrix = try #require(targets["Matrix"])
        let excluded = matrix["exclude"] as? [String]
        #expect(excluded?.contains("Feature+BlogFeed.swift") == true)
        #expect(excluded?.contains("Feature+Greeting.swift") == false)
        let settings = String(describing: matrix["settings"])
        #expect(settings.contains("HAS_GreetingMVP"))
        #expect(!settings.contains("HAS_GreetingMVC") && !settings.contains("HAS_BlogFeed"))
    }

    // SwiftPM compiles a target again after a change in a direct dependency only. If a type in an
    // indirect one changed its layout, programs crashed, or found equal values to differ.
    @Test("Each target depends directly on all that it needs", arguments: [true, false])
    func direct(isSelected: Bool) async throws {
        let selection =
            isSelected
            ? PackageSelection(testsOf: [implementation], keeping: ["PlayProbe"]) : nil
        let targets = try await targets(selection)
        let dependencies = targets.mapValues { target in
            let listed = target["dependencies"] as? [[String: [Any]]] ?? []
            return Set(listed.flatMap(\.values).compactMap { $0.first as? String })
        }
        #expect(dependencies["PlayProbe"]?.contains("Model") == true)
        for (name, direct) in dependencies {
            let indirect = direct.reduce(into: Set()) { $0.formUnion(dependencies[$1] ?? []) }
            #expect(indirect.isSubset(of: direct), "\(name)")
        }
    }

    @Test("Without a selection the manifest has all targets and conditions")
    func everything() async throws {
        let text = String(decoding: try await manifest(nil), as: UTF8.self)
        for implementation in Implementation.all {
            #expect(text.contains("HAS_\(implementation.moduleName)\""))
            #expect(text.contains("\"name\" : \"\(implementation.testModuleName)\""))
        }
    }

    @Test("Only implementations are read from the folder with mutants")
    func mutants() async throws {
        let targets = try await targets(
            PackageSelection(testsOf: [implementation], mutants: ".build/mutants/Sources")
        )
        #expect(
            targets["GreetingMVP"]?["path"] as? String
                == ".build/mutants/Sources/Features/Greeting/MVP"
        )
        #expect(
            targets["Greeting"]?["path"] as? String == "Sources/Features/Greeting/Contract"
        )
    }

    @Test("An implementation that is composed of others also selects these")
    func composed() {
        let mixed = Implementation(feature: .blogFeed, variant: .mixed)
        #expect(
            Set(PackageSelection([mixed], building: ["ImplementationRegistry"]).implementations)
                == Set([mixed] + mixed.allTaken)
        )
    }

    @Test("A selection adds the implementations of an earlier one, but not its targets")
    func adding() {
        let earlier = PackageSelection(
            [Implementation(feature: .blogFeed, variant: .mvc)],
            building: ["TraceProbe"]
        )
        let selection = PackageSelection([implementation], building: ["PlayProbe"])
        let all = selection.adding(implementationsOf: earlier.environment)
        #expect(
            all.implementations == [
                implementation, Implementation(feature: .blogFeed, variant: .mvc),
            ]
        )
        #expect(all.targets == ["PlayProbe"])
        #expect(selection.adding(implementationsOf: [:]).environment == selection.environment)
        let unknown = ["ARCHBENCH_IMPLEMENTATIONS": "Removed GreetingMVP"]
        #expect(selection.adding(implementationsOf: unknown).implementations == [implementation])
    }

    @Test("Test programs are written once, because a new file would be compiled again")
    func testPrograms() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = ".build/archbench/runs/GreetingMVPTestsRun/main.swift"
        try PackageSelection.writeTestPrograms(of: [implementation], packageRoot: folder.path)
        #expect(try folder.text(of: path).contains("import GreetingMVPTests\n"))
        let file = "\(folder.path)/\(path)"
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
        try PackageSelection.writeTestPrograms(of: [implementation], packageRoot: folder.path)
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
        #expect(date as? Date == past)
    }

    @Test("Test programs that cannot be written are an error")
    func unwritable() throws {
        let folder = try TemporaryFolder([".build": "a file"])
        defer { folder.remove() }
        #expect(throws: (any Error).self) {
            try PackageSelection.writeTestPrograms(of: [implementation], packageRoot: folder.path)
        }
    }
}
