internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("The committed report")
struct CommittedReportTests {
    @Test("Its pages are what its figures draw; `archbench report --from` draws them again")
    func pages() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let reports = "\(Archbench.packageRoot)/Reports"
        let outcome = try await Archbench.run(
            "report",
            "--from",
            "\(reports)/report.json",
            "--output",
            "\(folder.path)/again"
        )
        #expect(outcome.status == 0)
        for file in ["README.md", "blog-feed.md", "greeting.md", "method.md", "report.json"] {
            let committed = try Data(contentsOf: URL(fileURLWithPath: "\(reports)/\(file)"))
            #expect(try folder.data(of: "again/\(file)") == committed, "\(file)")
        }
    }
}
