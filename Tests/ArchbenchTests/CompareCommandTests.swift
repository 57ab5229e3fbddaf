internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("archbench compare")
struct CompareCommandTests {
    @Test("Two equal reports have no contradicting order of variants")
    func agreeing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: path))
        let outcome = try await Archbench.run("compare", path, path)
        #expect(outcome.status == 0)
        let sentence = "No difference: all values of both reports are equal."
        #expect(outcome.output.contains("\n\n\(sentence)\n"))
        #expect(outcome.output.contains("No order of variants contradicts."))
        #expect(!outcome.output.contains("|"))
        #expect(outcome.errorOutput == "")
    }

    @Test("The comparison names the implementations and metrics that one report lacks")
    func missing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, new) = ("\(folder.path)/old.json", "\(folder.path)/new.json")
        let full = try Report.sample()
        try ReportFile.data(for: full).write(to: URL(fileURLWithPath: old))
        let row = try #require(full.matrix.first)
        let small = Report(
            provenance: full.provenance,
            matrix: [MatrixRow(row.feature, [.mvp])],
            descriptions: full.descriptions
        )
        try ReportFile.data(for: small).write(to: URL(fileURLWithPath: new))
        let outcome = try await Archbench.run("compare", old, new)
        #expect(outcome.status == 0)
        let implementations = "report lacks 2 implementations: greeting (MVVM, VIPER).\n"
        #expect(outcome.output.contains("The new \(implementations)"))
        #expect(outcome.output.contains("The new report did not measure: equivalence, "))
        #expect(!outcome.output.contains("The old report"))
        let reversed = try await Archbench.run("compare", new, old)
        #expect(reversed.output.contains("The old \(implementations)"))
        let json = try await Archbench.run("compare", old, new, "--json", "--fail-if", "memory>+5%")
        #expect(json.status == 1)
        for part in [
            #""greeting VIPER""#, #""result" : "not available""#,
            #""reason" : "the new report has no values of this metric""#,
        ] {
            #expect(json.output.contains(part))
        }
    }

    @Test("A gate fails for a regression, in Markdown and in JSON")
    func gate() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, new) = ("\(folder.path)/old.json", "\(folder.path)/new.json")
        let data = try ReportFile.data(for: .sample())
        try data.write(to: URL(fileURLWithPath: old))
        // Twice the instructions in one call of one variant, all of the new ones in its first part.
        let text = String(decoding: data, as: UTF8.self)
        let count = try #require(text.firstMatch(of: /"perCall":([0-9]+)/))
        let part = try #require(text.firstMatch(of: /"shares":\[\[\{"own":([0-9]+)/))
        let instructions = try #require(Int(count.output.1))
        let own = try #require(Int(part.output.1))
        let worse =
            text
            .replacing(count.output.0, with: "\"perCall\":\(2 * instructions)", maxReplacements: 1)
            .replacing(
                part.output.0,
                with: "\"shares\":[[{\"own\":\(own + instructions)",
                maxReplacements: 1
            )
        try Data(worse.utf8).write(to: URL(fileURLWithPath: new))
        let same = try await Archbench.run("compare", old, old, "--fail-if", "instructions>+10%")
        #expect(same.status == 0)
        #expect(same.output.contains("| passed |"))
        let changed = try await Archbench.run(
            "compare",
            old,
            new,
            "--fail-if",
            "lines>+5%,instructions>+10%"
        )
        #expect(changed.status == 1)
        #expect(changed.output.contains("| failed |"))
        let json = try await Archbench.run(
            "compare",
            old,
            new,
            "--json",
            "--fail-if",
            "instructions>+10%"
        )
        #expect(json.status == 1)
        #expect(json.output.contains("\"condition\" : \"instructions>+10%\""))
        let wrong = try await Archbench.run("compare", old, new, "--fail-if", "speed>1")
        #expect(wrong.status == 64)
        #expect(wrong.errorOutput.contains("Unknown metric 'speed'."))
    }

    @Test("Standard input can provide one report, but not both")
    func piped() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: path))
        for words in ["- \"$1\"", "\"$1\" -", "/dev/stdin \"$1\""] {
            let outcome = try await Archbench.shell(#"cat "$1" | "$0" compare \#(words)"#, path)
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("No order of variants contradicts."))
            #expect(outcome.errorOutput == "")
        }
        let both = try await Archbench.shell(#""$0" compare - - <"$1""#, path)
        #expect(both.status == 64)
        #expect(both.errorOutput.contains("Only one report can be read from standard input."))
        let broken = try await Archbench.shell(#"echo '[1' | "$0" compare - "$1""#, path)
        #expect(broken.status == 64)
        #expect(
            broken.errorOutput == "error: standard input is not a report: it is not JSON, or has a "
                + "number that does not fit\n"
        )
    }

    @Test("An error names a report file that does not exist")
    func noReport() async throws {
        let outcome = try await Archbench.run("compare", "nowhere.json", "nowhere.json")
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains(
                "'nowhere.json' cannot be read: No such file or directory."
            )
        )
        #expect(outcome.output == "")
    }
}
