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
        #expect(outcome.output.contains("No ordering of variants contradicts."))
        #expect(outcome.errorOutput == "")
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
