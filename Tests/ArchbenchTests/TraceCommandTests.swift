internal import TemporaryFolders
internal import Testing

@Suite("archbench trace")
struct TraceCommandTests {
    @Test("The error for an unknown scenario lists all scenarios")
    func unknownScenario() async throws {
        let outcome = try await Archbench.run("trace", "greeting", "zzz")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        for name in ["'zzz'", "show", "greets", "closes"] {
            #expect(outcome.errorOutput.contains(name))
        }
    }

    @Test("An error names the missing, superfluous or unknown argument")
    func usage() async throws {
        for (arguments, word) in [
            ("", "FEATURE"), ("greeting", "SCENARIO"), ("greeting show more", "'more'"),
            ("greeting show --variant mvq", "'mvq'"),
        ] {
            let outcome = try await Archbench.shell(#"exec "$0" trace \#(arguments)"#)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains(word))
        }
    }

    @Test("The error for missing swift lists searched folders and has exit code 69")
    func noToolchain() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "trace",
            "greeting",
            "show",
            environment: ["PATH": folder.path]
        )
        #expect(outcome.status == 69)
        #expect(outcome.output == "")
        let message = "error: 'swift' was not found; looked in \(folder.path)."
        #expect(outcome.errorOutput.hasPrefix(message))
    }

    @Test("A trace outside of the package is refused")
    func outside() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("trace", "greeting", "show", directory: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("is not inside a clone of archbench"))
    }

    @Test("A failed build ends the trace with the compiler output and exit code 1")
    func failedBuild() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift("echo 'A.swift:1: no'; exit 1")
        let outcome = try await Archbench.run(
            "trace",
            "greeting",
            "show",
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
        )
        #expect(outcome.status == 1)
        #expect(outcome.errorOutput.contains("A.swift:1: no"))
    }
}
