internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench doctor, and reports on machines that lack tools")
struct DoctorCommandTests {
    private static let none = ["ARCHBENCH_PLATFORM": "none"]

    @Test("Each metric has a line, which states why the metric is not available")
    func lines() async throws {
        let outcome = try await Archbench.run("doctor", environment: Self.none)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains { $0.hasPrefix("lines ") && $0.hasSuffix(" yes") })
        for metric in ["latency", "instructions", "scaling", "trace", "leak detection"] {
            #expect(
                lines.contains { $0.hasPrefix("\(metric) ") && $0.contains(" not available: ") }
            )
        }
    }

    @Test("A missing tool disables its metric, and without swift the command fails")
    func tools() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        try folder.writeProgram("bin/llvm-profdata", "")
        let outcome = try await Archbench.run(
            "doctor",
            environment: ["PATH": "\(folder.path)/bin"]
        )
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        for (name, reason) in [
            ("coverage", "the toolchain has no 'llvm-cov'"),
            ("structure", "the toolchain has no 'libIndexStore."), ("git", "'git' was not found"),
        ] {
            #expect(
                lines.contains {
                    $0.hasPrefix("\(name) ") && $0.contains(" not available: \(reason)")
                }
            )
        }
        let repository = try await Archbench.run("doctor", directory: folder.path)
        #expect(repository.output.contains(/\ngit +yes\n/))
        let obstacle = /\nrepository +not available: this folder is not in a git repository/
        #expect(repository.output.contains(obstacle))
        let without = try await Archbench.run("doctor", environment: ["PATH": "/nowhere"])
        #expect(without.status == 69)
        #expect(without.errorOutput.hasPrefix("error: 'swift' was not found"))
    }

    @Test("A report states what cannot be measured, measures the rest, and exits with 0")
    func report() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        let metrics = "lines,changes,coverage,latency,instructions,scaling,trace"
        let outcome = try await Archbench.run(
            [
                "report", "--quick", "--only", metrics, "--feature", "greeting", "--output",
                "\(folder.path)/out",
            ],
            environment: Self.none.merging(["PATH": "\(folder.path)/bin"]) { $1 }
        )
        #expect(outcome.status == 0)
        #expect(
            outcome.errorOutput.contains(
                "coverage: not available: the toolchain has no 'llvm-profdata'\n"
            )
        )
        let page = try folder.text(of: "out/README.md")
        for (title, reason) in [
            ("Coverage", "the toolchain has no 'llvm-profdata'.\n"),
            ("Latency", #"on ARCHBENCH\_PLATFORM=none, functions cannot be linked"#),
            ("Scaling", #"on ARCHBENCH\_PLATFORM=none, functions cannot be linked"#),
            ("Instructions", "instructions are counted only on Linux on x86-64.\n"),
            ("Role interactions", #"on ARCHBENCH\_PLATFORM=none, calls cannot be recorded.\#n"#),
        ] {
            #expect(page.contains("- **\(title)**: not available: \(reason)"))
        }
        #expect(page.contains("**A feature**: [Greeting](greeting.md)"))
        // There is no git either, which identifies the sources of stored build results.
        #expect(try folder.text(of: "out/changes.md").contains("| Code lines "))
    }

    @Test("A report with coverage is not replaced by a report without coverage")
    func fuller() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        let report =
            #"{"version":5,"provenance":{"program":"archbench 0.1.0"},"#
            + #""matrix":[],"coverage":{"values":[]}}"#
        try folder.write(report, to: "out/report.json")
        let outcome = try await Archbench.run(
            "report",
            "--only",
            "lines,coverage",
            "--output",
            "\(folder.path)/out",
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
        )
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("a more complete report, which also has coverage"))
        #expect(try folder.text(of: "out/report.json") == report)
    }
}
