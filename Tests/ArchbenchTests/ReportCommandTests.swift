internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench report")
struct ReportCommandTests {
    private static let pages = [
        "README.md", "blog-feed-details.md", "blog-feed.md", "changes.md", "claims.md",
        "decision.md", "design.md", "greeting-details.md", "greeting.md", "machines.md",
        "method.md",
        "others.md", "studies.md",
    ]
    private static let features = "greeting,blog-feed"
    /// The line that identifies the manifest of archbench.
    private let manifest = #"let package = Package(name: "archbench")"#

    @Test("A report of lines that is written again with --from has the same bytes")
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
        let charts =
            Self.features.split(separator: ",").flatMap { ["\($0)-lines.svg", "\($0)-size.svg"] }
            + ["claims.svg", "summary-code.svg"]
        let files =
            Self.pages + charts
            + ["decision.svg", "index.html", "noise.md", "others.svg", "report.json"]
        let written = try FileManager.default.contentsOfDirectory(
            atPath: "\(folder.path)/first"
        )
        #expect(written.sorted() == files.sorted())
        #expect(first.output.hasPrefix("Feature "))
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
        #expect(page.contains("- **Latency**: not measured; this run excluded it."))
        #expect(!page.contains(Archbench.packageRoot))
    }

    @Test(
        "Unchanged results come from the cache, except with --fresh or after damage"
    )
    func cache() async throws {
        // A minimal package, so that the test has a cache of its own.
        let folder = try TemporaryFolder([
            "Package.swift": "\(manifest) // one\n",
            "Sources/Features/Greeting/A.swift": "let b = 2\n",
        ])
        defer { folder.remove() }
        func report(_ options: String...) async throws -> Archbench.Outcome {
            try await Archbench.run(
                ["report", "--only", "equivalence", "--feature", "greeting", "--quick"] + options,
                directory: folder.path
            )
        }
        let played = "[1/2] Building the scenario runner"
        let kept = "From the cache, because nothing changed: equivalence"
        #expect(try await report().errorOutput.hasPrefix(played))

        try folder.write("\(manifest) // changed\n", to: "Package.swift")
        #expect(try await report().errorOutput.hasPrefix(kept))
        #expect(try await report("--fresh").errorOutput.hasPrefix(played))
        #expect(try await report("--seed", "2").errorOutput.hasPrefix(played))
        try folder.write("let b = 3\n", to: "Sources/Features/Greeting/A.swift")
        #expect(try await report().errorOutput.hasPrefix(played))

        let cache = ".build/archbench/values"
        let entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(cache)")
        for entry in entries { try folder.write("damage", to: "\(cache)/\(entry)") }
        let damaged = try await report()
        #expect(damaged.status == 0)
        #expect(
            damaged.errorOutput.hasPrefix(
                "Warning: the cached equivalence result of greeting is damaged and ignored.\n"
                    + played
            )
        )
        #expect(try await report().errorOutput.hasPrefix(kept))
    }

    @Test(
        "After a change in one feature the results of others stay cached"
    )
    func cacheOfFeatures() async throws {
        let folder = try TemporaryFolder([
            "Package.swift": "\(manifest) // one\n",
            "Sources/Features/Greeting/A.swift": "let b = 2\n",
        ])
        defer { folder.remove() }
        let options = ["report", "--only", "equivalence", "--feature", "greeting,digit", "--quick"]
        _ = try await Archbench.run(options, directory: folder.path)
        func rows() throws -> [Substring] {
            try folder.text(of: "Reports/method.md").split(separator: "\n")
                .filter { $0.hasPrefix("| Behavioural equivalence ") }
        }
        #expect(try rows().count == 1)
        // Dates have a resolution of one second.
        try await Task.sleep(for: .seconds(1.1))
        try folder.write("let b = 3\n", to: "Sources/Features/Greeting/A.swift")
        let changed = try await Archbench.run(options, directory: folder.path)
        #expect(
            changed.errorOutput.hasPrefix(
                "From the cache, because nothing changed: equivalence of 1 of 2, measured "
            )
        )
        #expect(
            try rows().map { $0.prefix(38) }
                == [
                    "| Behavioural equivalence of digit    |",
                    "| Behavioural equivalence of greeting |",
                ]
                .map { $0.prefix(38) }
        )
        let again = try await Archbench.run(options, directory: folder.path)
        #expect(
            again.errorOutput.hasPrefix(
                "From the cache, because nothing changed: equivalence, measured "
            )
        )
        #expect(!again.errorOutput.contains("[1/"))
    }

    @Test("A value keeps commit, date and load of the run that measured it")
    func origin() async throws {
        let folder = try TemporaryFolder([
            ".gitignore": ".build\n", "Package.swift": "\(manifest) // one\n",
            "Sources/Features/Greeting/A.swift": "let b = 2\n",
        ])
        defer { folder.remove() }
        func commit() async throws -> String {
            let identity = "-c user.name=A -c user.email=a@example.com"
            let outcome = try await Archbench.shell(
                """
                cd "$1" && git init --quiet && git add . &&
                    git \(identity) commit --quiet --message Change && git rev-parse HEAD
                """,
                folder.path
            )
            return outcome.output.trimmingCharacters(in: .newlines)
        }
        let first = try await commit()
        let options = ["report", "--only", "equivalence", "--feature", "greeting", "--quick"]
        _ = try await Archbench.run(options, directory: folder.path)
        func row() throws -> Substring? {
            try folder.text(of: "Reports/method.md").split(separator: "\n")
                .first { $0.hasPrefix("| Behavioural equivalence ") }
        }
        let measured = try #require(try row())
        #expect(measured.contains(first))
        #expect(measured.contains("| no "))
        try folder.write("\(manifest) // two\n", to: "Package.swift")
        let second = try await commit()
        #expect(second != first)
        try folder.write("\(manifest) // three\n", to: "Package.swift")
        // Another run on another commit, with uncommitted changes. It only reuses the values.
        let again = try await Archbench.run(options, directory: folder.path)
        #expect(again.errorOutput.hasPrefix("From the cache"))
        #expect(try row() == measured)
        let front = try folder.text(of: "Reports/README.md")
        #expect(front.contains("from commit \(first.prefix(12)) on "))
    }

    @Test("A report outside of the package is refused")
    func outside() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("report", directory: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("is not inside a clone of archbench"))
        #expect(try folder.names() == [])
    }

    @Test("The error for missing swift lists searched folders and suggests --only lines")
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
        #expect(outcome.errorOutput.contains("'archbench report --only lines' works"))
        #expect(try folder.names() == [])
    }

    @Test(
        "An option about measuring is refused together with --from",
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

    @Test("A trailing slash of the output folder is not printed twice")
    func slash() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let out = "\(folder.path)/out"
        let outcome = try await Archbench.run(
            ["report", "--only", "lines", "--feature", "greeting", "--output", "\(out)/"]
        )
        #expect(
            outcome.output.hasSuffix("Read \(out)/index.html in a browser, or \(out)/README.md.\n")
        )
    }

    @Test("A report --from outside of the package needs --output")
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
        #expect(outcome.errorOutput.hasSuffix("Give a folder with --output.\n"))
    }

    @Test("An error names an invalid report file, and nothing is written")
    func notAReport() async throws {
        let folder = try TemporaryFolder(["report.json": "# no\n"])
        defer { folder.remove() }
        for (file, reason) in [("report.json", " is not a report"), ("x", "' cannot be read")] {
            let path = "\(folder.path)/\(file)"
            let outcome = try await Archbench.run(
                "report",
                "--from",
                path,
                "--output",
                "\(folder.path)/out"
            )
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains("\(path)\(reason)"))
        }
        #expect(try folder.names() == ["report.json"])
    }

    @Test(
        "A report is written although standard error is closed",
        arguments: ["2>&-", "2>&1 >/dev/null | head -c 1 >/dev/null"]
    )
    func unheardProgress(redirection: String) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.shell(
            #""$0" report --only lines --feature greeting --output "$1/out" \#(redirection)"#,
            folder.path
        )
        #expect(outcome.status == 0)
        #expect(try folder.text(of: "out/README.md").hasPrefix("# "))
    }

    @Test("A run fails early if the output folder cannot be written")
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
        // The error comes at once, and not after minutes of measuring.
        #expect(outcome.errorOutput.hasPrefix("error: \(folder.path)/out cannot be written"))
        #expect(try folder.text(of: "out") == "a file")
    }

    @Test("A report is not replaced by a less complete one, measured or with --from")
    func partial() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let full = "\(folder.path)/full"
        let part = "\(folder.path)/part"
        let both = try await Archbench.run(
            "report",
            "--only",
            "lines,complexity",
            "--output",
            full
        )
        #expect(both.status == 0)
        let before = try folder.data(of: "full/README.md")
        for (options, lost) in [
            (["--only", "lines"], "complexity"),
            (
                ["--only", "lines,complexity", "--feature", "greeting"],
                "the feature binding, the feature blog-feed"
            ),
            (
                ["--only", "lines,complexity", "--variant", "mvvm"],
                "the feature binding, the feature info, the feature layers, the feature relay, "
                    + "the variant massive, the variant mixed, the variant mvcmodel, the variant mvcp, the variant mvcvm, "
                    + "the variant mvp, "
            ),
        ] {
            let less = try await Archbench.run(["report", "--output", full] + options)
            #expect(less.status == 64)
            #expect(less.output == "")
            // The error comes at once, before anything is measured.
            let message = "error: \(full) contains a more complete report, which also has \(lost)"
            #expect(less.errorOutput.hasPrefix(message))
            #expect(less.errorOutput.contains("--output"))
        }
        _ = try await Archbench.run("report", "--only", "lines", "--output", part)
        let drawn = try await Archbench.run(
            "report",
            "--from",
            "\(part)/report.json",
            "--output",
            full
        )
        #expect(drawn.status == 64)
        #expect(drawn.errorOutput.contains("contains a more complete report"))
        #expect(try folder.data(of: "full/README.md") == before)
    }

    @Test("Files that archbench did not write are not overwritten by pages")
    func foreignFolder() async throws {
        let folder = try TemporaryFolder(["README.md": "# Mine\n", "main.swift": ""])
        defer { folder.remove() }
        let outcome = try await Archbench.run("report", "--only", "lines", "--output", folder.path)
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.hasPrefix(
                "error: \(folder.path) contains README.md, which archbench did not write"
            )
        )
        #expect(try folder.text(of: "README.md") == "# Mine\n")
        #expect(try folder.names() == ["README.md", "main.swift"])
    }
}
