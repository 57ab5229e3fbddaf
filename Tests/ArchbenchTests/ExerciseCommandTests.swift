internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("archbench exercise")
struct ExerciseCommandTests {
    @Test("The list shows exercises with their levels, the easiest first")
    func list() async throws {
        let outcome = try await Archbench.run("exercise", "list")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.contains("1  break-retain-cycle") })
        #expect(lines.firstIndex { $0.contains(" 1  ") } == 0)
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(
        "An error names the missing, superfluous or unknown argument",
        arguments: [
            (["start"], "break-retain-cycle"),
            (["start", "break-the-cicle"], "'break-retain-cycle'"),
            (["hint", "roll-back-update"], "takes no name"), (["resume"], "break-retain-cycle"),
            (["resume", "roll-back-updates"], "'roll-back-update'"), (["nothing"], "'nothing'"),
            (["list", "--watch"], "'check'"), ([], "ACTION"),
        ] as [([String], String)]
    )
    func usage(arguments: [String], word: String) async throws {
        let outcome = try await Archbench.run(["exercise"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.contains(word))
    }

    /// Returns a clone with one feature and the exercises.
    private func clone() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"archbench\")\n",
            ".gitignore": ".build/\n",
        ])
        for part in ["Sources/Features", "Sources/Teaching/Workshop", "Tests/Features"] {
            let original = "\(Archbench.packageRoot)/\(part)"
            let path = "\(folder.path)/\(part)"
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(atPath: original, toPath: path)
        }
        for arguments in [
            ["init", "-q"], ["add", "-A"],
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "all"],
        ] {
            let git = ["git", "-C", folder.path] + arguments
            _ = try await ChildProcess("/usr/bin/env", git).output()
        }
        return folder
    }

    @Test("A reset names the command that brings the work back as the active exercise")
    func resume() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        func exercise(_ arguments: String...) async throws -> Archbench.Outcome {
            try await Archbench.run(["exercise"] + arguments, directory: folder.path)
        }
        let unsaved = try await exercise("resume", "break-retain-cycle")
        #expect(unsaved.status == 64)
        #expect(unsaved.errorOutput.contains("'archbench exercise start break-retain-cycle'"))
        #expect(try await exercise("start", "break-retain-cycle").status == 0)
        #expect(try await !exercise("reset").output.contains("resume"))

        let start = try await exercise("start", "break-retain-cycle")
        let place = try #require(start.output.firstMatch(of: /Sources: +(\S+)/)?.output.1)
        try folder.write("// mine\n", to: "\(place)/Mine.swift")
        let reset = try await exercise("reset")
        let command = "archbench exercise resume break-retain-cycle"
        #expect(reset.output.hasSuffix("run: \(command)\n"))
        let resumed = try await exercise("resume", "break-retain-cycle")
        #expect(resumed.status == 0)
        #expect(resumed.output.contains(".build/archbench/exercises/break-retain-cycle-1.patch"))
        #expect(resumed.output.hasSuffix(start.output))
        #expect(try folder.text(of: "\(place)/Mine.swift") == "// mine\n")
        #expect(try await exercise("list").output.contains("▸ 1  break-retain-cycle"))
    }

    @Test(
        "Commands that change sources wait for a command that uses the clone",
        arguments: [
            ["exercise", "start", "break-retain-cycle"], ["change", "apply", "add-second-button"],
        ]
    )
    func locked(arguments: [String]) async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let lock = try #require(
            try FileLock(path: "\(folder.path)/.build/archbench/clone.lock", waits: false)
        )
        let terminal = try PseudoTerminal(columns: 120)
        let process = try terminal.start(
            "/usr/bin/env",
            ["-u", "ARCHBENCH_PROBES", try Archbench.path] + arguments,
            environment: [:],
            directory: folder.path
        )
        #expect(terminal.shows("Waiting for another command, which uses this clone."))
        lock.release()
        #expect(terminal.waits { !process.isRunning })
        #expect(process.terminationStatus == 0)
    }
}
