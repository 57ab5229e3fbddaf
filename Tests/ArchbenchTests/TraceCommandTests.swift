internal import TemporaryFolders
internal import Testing

@Suite("archbench trace")
struct TraceCommandTests {
    @Test("A scenario that there is not is answered with those that there are")
    func unknownScenario() async throws {
        let outcome = try await Archbench.run("trace", "greeting", "zzz")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        for name in ["'zzz'", "show", "greets", "closes"] {
            #expect(outcome.errorOutput.contains(name))
        }
    }

    @Test("What is missing or too much on the command line is named")
    func usage() async throws {
        for (arguments, word) in [
            ("", "FEATURE"), ("greeting", "SCENARIO"), ("greeting show more", "'more'"),
            ("greeting show --variant mvx", "'mvx'"),
        ] {
            let outcome = try await Archbench.shell(#"exec "$0" trace \#(arguments)"#)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains(word))
        }
    }

    @Test("Without a toolchain it says where it looked, with 69")
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

    @Test("Outside of the package there is nothing to build")
    func outside() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("trace", "greeting", "show", directory: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("is not inside a clone of archbench"))
    }

    @Test("A build that fails is told with its end, and is 1")
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
