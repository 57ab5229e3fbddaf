internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench report")
struct ReportCommandTests {
    private static let pages = [
        "README.md", "blog-feed.md", "claims.md", "greeting.md", "method.md",
    ]
    private static let features = "greeting,blog-feed"

    @Test("Lines alone need no toolchain, and drawing them again gives the same bytes")
    func linesAndFrom() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let first = try await Archbench.run(
            "report",
            "--only",
            "lines",
            "--feature",
            Self.features,
            "--output",
            "\(folder.path)/first"
        )
        #expect(first.status == 0)
        #expect(first.errorOutput.hasPrefix("[1/1] Counting lines"))
        // The committed report may have a page about noise, which goes along.
        let noise = "\(Archbench.packageRoot)/Reports/noise.md"
        let hasNoise = FileManager.default.fileExists(atPath: noise)
        let files = Self.pages + ["report.json"] + (hasNoise ? ["noise.md"] : [])
        let written = first.output.split(separator: "\n").map(String.init).sorted()
        #expect(written == files.map { "\(folder.path)/first/\($0)" }.sorted())
        let again = try await Archbench.run(
            "report",
            "--from",
            "\(folder.path)/first/report.json",
            "--output",
            "\(folder.path)/again",
            directory: folder.path
        )
        #expect(again.status == 0)
        #expect(again.errorOutput == "")
        for file in files {
            #expect(try folder.data(of: "first/\(file)") == folder.data(of: "again/\(file)"))
        }
        let page = try folder.text(of: "again/README.md")
        #expect(page.contains("- **Latency**: not measured in this run, by request."))
        #expect(!page.contains(Archbench.packageRoot))
    }

    @Test(
        "What nothing has changed for is not measured again, unless --fresh or damage asks for it"
    )
    func cache() async throws {
        // A package as far as this takes one, so that the cache is the test's own.
        let folder = try TemporaryFolder([
            "Package.swift": "let a = 1 // one\n", "Sources/Features/A.swift": "let b = 2\n",
        ])
        defer { folder.remove() }
        func report(_ options: String...) async throws -> Archbench.Outcome {
            try await Archbench.run(
                ["report", "--only", "sameness", "--feature", "greeting", "--quick"] + options,
                directory: folder.path
            )
        }
        let played = "[1/1] Playing scripts on all variants"
        let kept = "Not measured again, since nothing changed: sameness"
        #expect(try await report().errorOutput.hasPrefix(played))
        let page = try folder.text(of: "Reports/README.md")
        #expect(!page.contains("Taken from earlier runs"))

        try folder.write("let a = 1 // changed\n", to: "Package.swift")
        #expect(try await report().errorOutput.hasPrefix(kept))
        let again = try folder.text(of: "Reports/README.md")
        #expect(again.contains("Taken from earlier runs on the same machine"))
        #expect(try await report("--fresh").errorOutput.hasPrefix(played))
        #expect(try await report("--seed", "2").errorOutput.hasPrefix(played))
        try folder.write("let b = 3\n", to: "Sources/Features/A.swift")
        #expect(try await report().errorOutput.hasPrefix(played))

        let cache = ".build/archbench/cache"
        let entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(cache)")
        for entry in entries { try folder.write("damage", to: "\(cache)/\(entry)") }
        let damaged = try await report()
        #expect(damaged.status == 0)
        #expect(
            damaged.errorOutput.hasPrefix(
                "Warning: what was kept of sameness is damaged, so it is thrown away.\n\(played)"
            )
        )
        #expect(try await report().errorOutput.hasPrefix(kept))
    }

    @Test("Outside of the package there is nothing to measure")
    func outside() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("report", directory: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("is not inside archbench's own package"))
        #expect(try folder.names() == [])
    }

    @Test("Without swift it says where it looked, and what works without")
    func noToolchain() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "report",
            "--only",
            "coverage",
            "--output",
            "\(folder.path)/out",
            environment: ["PATH": "\(folder.path):/nowhere"]
        )
        #expect(outcome.status == 69)
        #expect(outcome.output == "")
        let message = "'swift' was not found; looked in \(folder.path), /nowhere."
        #expect(outcome.errorOutput.hasPrefix("error: \(message)\n"))
        #expect(outcome.errorOutput.contains("'archbench report --only lines'"))
        #expect(try folder.names() == [])
    }

    @Test(
        "Drawing again takes no option that is about measuring",
        arguments: [
            "--only lines", "--feature greeting", "--variant mvp", "--quick", "--fresh", "--seed 2",
        ]
    )
    func fromWithMeasuring(option: String) async throws {
        let outcome = try await Archbench.shell(#"exec "$0" report --from x.json \#(option)"#)
        #expect(outcome.status == 64)
        let name = option.prefix { $0 != " " }
        #expect(outcome.errorOutput.contains("so \(name) has no effect"))
    }

    @Test("A slash behind the folder's name is not written twice")
    func slash() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let out = "\(folder.path)/out"
        let outcome = try await Archbench.run("report", "--only", "lines", "--output", "\(out)/")
        #expect(outcome.output.hasPrefix("\(out)/README.md\n"))
    }

    @Test("Drawing again outside of the package needs a folder to draw to, and says so")
    func fromOutside() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "report",
            "--from",
            "report.json",
            directory: folder.path
        )
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.hasSuffix("Name a folder with --output.\n"))
    }

    @Test("A file that is no report is named, and nothing is written")
    func notAReport() async throws {
        let folder = try TemporaryFolder(["report.json": "# no\n"])
        defer { folder.remove() }
        for (file, reason) in [("report.json", "is not a report"), ("x", "cannot be read")] {
            let path = "\(folder.path)/\(file)"
            let outcome = try await Archbench.run(
                "report",
                "--from",
                path,
                "--output",
                "\(folder.path)/out"
            )
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.hasPrefix("error: \(path) \(reason)"))
        }
        #expect(try folder.names() == ["report.json"])
    }

    @Test(
        "Nobody needs to hear what is being done",
        arguments: ["2>&-", "2>&1 >/dev/null | head -c 1 >/dev/null"]
    )
    func unheardProgress(redirection: String) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.shell(
            #""$0" report --only lines --output "$1/out" \#(redirection)"#,
            folder.path
        )
        #expect(outcome.status == 0)
        #expect(try folder.text(of: "out/README.md").hasPrefix("# "))
    }

    @Test("Where the folder cannot be written, what was there stays and the run fails")
    func cannotWrite() async throws {
        let folder = try TemporaryFolder(["out": "a file"])
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "report",
            "--only",
            "lines",
            "--output",
            "\(folder.path)/out"
        )
        #expect(outcome.status == 1)
        // It says so at once, and not after minutes of measuring.
        #expect(outcome.errorOutput.hasPrefix("error: \(folder.path)/out cannot be written"))
        #expect(try folder.text(of: "out") == "a file")
    }
}
