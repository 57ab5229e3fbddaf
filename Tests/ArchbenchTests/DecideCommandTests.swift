internal import Foundation
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("archbench decide")
struct DecideCommandTests {
    private let folder: TemporaryFolder
    private var report: String { "\(folder.path)/report.json" }

    init() throws {
        folder = try TemporaryFolder()
        try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: report))
    }

    /// Runs the command in a shell, with answers on standard input.
    private func answer(_ answers: String, _ arguments: String...) async throws -> Archbench.Outcome
    {
        try await Archbench.shell(
            "printf '\(answers)' | \"$0\" decide --from \"$1\" \(arguments.joined(separator: " "))",
            report
        )
    }

    @Test("The record of a profile has its weights, the ranking and open decisions")
    func profile() async throws {
        defer { folder.remove() }
        let outcome = try await Archbench.run("decide", "--from", report, "--profile", "team")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("# Architecture of the user interface\n"))
        #expect(outcome.output.contains("- Status: proposed"))
        #expect(outcome.output.contains("| **Which faults must tests find?** |"))
        #expect(outcome.output.contains("| Architecture | Points |"))
        #expect(outcome.output.contains("We will use …, because …"))
        #expect(outcome.output.contains("must not be used for"))
    }

    @Test("A single weight overrides the profile, and the other weights stay")
    func weight() async throws {
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "decide",
            "--from",
            report,
            "--profile",
            "prototype",
            "--weight",
            "testability=4,code=1"
        )
        #expect(outcome.status == 0)
        let rows = outcome.output.split(separator: "\n").map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.contains(["**Which faults must tests find?**", "", "**4**"]))
        #expect(rows.contains(["", "Little code", "1"]))
        #expect(rows.contains(["**How much code will you carry?**", "", "**5**"]))
    }

    @Test("Without a profile the command asks, and an empty line accepts the default")
    func asks() async throws {
        defer { folder.remove() }
        // The sample report has no changes. A group without a weight is not asked about in detail.
        let outcome = try await answer(#"\n\n\n0\n"#)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput.contains("Which faults must tests find?"))
        #expect(outcome.errorOutput.contains("How much do tests count? [4]"))
        #expect(outcome.errorOutput.contains("Find logic faults without a view [3]"))
        #expect(!outcome.errorOutput.contains("What will you do most?"))
        #expect(!outcome.errorOutput.contains("Little code"))
        #expect(!outcome.output.contains("What will you do most?"))
    }

    @Test("Wrong weights and missing answers are errors that explain the remedy")
    func errors() async throws {
        defer { folder.remove() }
        let early = try await answer("3")
        #expect(early.status == 64)
        #expect(early.errorOutput.contains("'--profile NAME' asks nothing"))
        let large = try await answer(#"9\n"#)
        #expect(large.status == 64)
        #expect(large.errorOutput.contains("give a whole number from 0 to 5"))
        for weight in ["speed=1", "code", "code=6", "code=x"] {
            let outcome = try await Archbench.run("decide", "--from", report, "--weight", weight)
            #expect(outcome.status == 64, "\(weight)")
        }
        let nothing = try await Archbench.run("decide", "--from", report, "--weight", "code=5")
        #expect(nothing.status == 64)
        #expect(nothing.errorOutput.contains("Nothing has a weight."))
    }

    @Test("A record is written to a new file, and never overwrites a file")
    func output() async throws {
        defer { folder.remove() }
        let file = "\(folder.path)/decision.md"
        let arguments = ["decide", "--from", report, "--profile", "team", "--output", file]
        let first = try await Archbench.run(arguments)
        #expect(first.status == 0)
        #expect(first.output == "")
        let written = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(written.starts(with: Data("# Architecture".utf8)))
        let second = try await Archbench.run(arguments)
        #expect(second.status == 64)
        #expect(second.errorOutput.contains("exists"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == written)
    }

    @Test("The output path - means standard output")
    func standardOutput() async throws {
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            ["decide", "--from", report, "--profile", "team", "--output", "-"],
            directory: folder.path
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("# Architecture"))
        #expect(try folder.names() == ["report.json"])
    }

    @Test("A report with too few compared values is refused")
    func little() async throws {
        defer { folder.remove() }
        try ReportFile.data(for: .sampleWithoutValues()).write(to: URL(fileURLWithPath: report))
        let outcome = try await Archbench.run("decide", "--from", report, "--profile", "team")
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("compares too little"))
    }

    // MARK: - Checking a record

    /// Checks a record of the profile `team` with `text` appended.
    private func check(
        appending text: String,
        replacing row: (String, String)? = nil
    ) async throws -> Archbench.Outcome {
        let outcome = try await Archbench.run("decide", "--from", report, "--profile", "team")
        var record = outcome.output + "\n" + text + "\n"
        if let row { record = record.replacing(row.0, with: row.1) }
        try folder.write(record, to: "record.md")
        return try await Archbench.run(
            "decide",
            "--from",
            report,
            "--check",
            "\(folder.path)/record.md"
        )
    }

    @Test(
        "An unedited record agrees with its report, and team sizes are ignored"
    )
    func agrees() async throws {
        defer { folder.remove() }
        let outcome = try await check(appending: "We are 5 people. MVC has 100 points.")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("agree with the report; 0 not."))
    }

    @Test(
        "A check finds a number that the report does not have, with its line"
    )
    func findsNumbers() async throws {
        defer { folder.remove() }
        let outcome = try await check(appending: "We will use MVP, because\nit has 99,999 points.")
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first?.hasSuffix(": 99,999 is not in decision.md about MVP.") == true)
        let record = try folder.text(of: "record.md").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let line = record.firstIndex { $0.contains("99,999") }.map { $0 + 1 }
        #expect(lines.first?.contains("record.md:\(line ?? 0): ") == true)
    }

    @Test("Numbers next to a link are compared with the linked page, also when rounded")
    func findsLinkedNumbers() async throws {
        defer { folder.remove() }
        let page = "(Reports/greeting.md)"
        let known = try await check(
            appending: "VIPER takes [45 lines]\(page), with 33 % of view-free coverage."
        )
        #expect(known.status == 0, "\(known.output)")
        let unknown = try await check(appending: "VIPER takes [77,777 lines]\(page).")
        #expect(unknown.status == 1)
        #expect(unknown.output.contains("77,777 is not in greeting.md about VIPER."))
    }

    @Test("A check finds a changed table row and prints the row of the report")
    func findsRows() async throws {
        defer { folder.remove() }
        let outcome = try await check(
            appending: "",
            replacing: ("baseline: 100 points", "baseline: 101 points")
        )
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("The report says: | **MVC**"))
    }

    @Test("A check takes no profile, and names a record that cannot be read")
    func checkErrors() async throws {
        defer { folder.remove() }
        let weights = try await Archbench.run("decide", "--check", "a.md", "--profile", "team")
        #expect(weights.status == 64)
        #expect(weights.errorOutput.contains("leave out --profile"))
        let missing = try await Archbench.run("decide", "--from", report, "--check", "no such.md")
        #expect(missing.status == 64)
        #expect(missing.errorOutput.contains("no such.md"))
    }
}
