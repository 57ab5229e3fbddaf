internal import Foundation
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("archbench compare")
struct CompareCommandTests {
    @Test("Two reports that agree are shown side by side")
    func agreeing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: path))
        let outcome = try await Archbench.run("compare", path, path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("No order of variants contradicts."))
        #expect(outcome.errorOutput == "")
    }

    @Test("One report can come through standard input or a pipe, but not both")
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
        let broken = try await Archbench.shell(#"echo '[1,]' | "$0" compare - "$1""#, path)
        #expect(broken.status == 64)
        #expect(
            broken.errorOutput == "error: standard input is not a report: it is not JSON: line 1, "
                + "column 3: there is a comma before \"]\"; remove it\n"
        )
    }

    @Test("A file that is no report is named")
    func noReport() async throws {
        let outcome = try await Archbench.run("compare", "nowhere.json", "nowhere.json")
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains(
                "\"nowhere.json\" cannot be read: No such file or directory."
            )
        )
        #expect(outcome.output == "")
    }
}
