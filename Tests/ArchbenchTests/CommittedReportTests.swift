internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("The committed report")
struct CommittedReportTests {
    @Test("Its pages are what its values draw; `archbench report --from` draws them again")
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
        #expect(outcome.errorOutput == "")
        for file in try folder.names(in: "again") {
            let committed = try Data(contentsOf: URL(fileURLWithPath: "\(reports)/\(file)"))
            #expect(try folder.data(of: "again/\(file)") == committed, "\(file)")
        }
    }

    @Test("Its lessons are what code and values tell; `archbench workshop --output` writes them")
    func lessons() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("workshop", "--output", folder.path)
        #expect(outcome.status == 0)
        let reports = "\(Archbench.packageRoot)/Reports/workshop"
        let committed = try FileManager.default.contentsOfDirectory(atPath: reports)
        #expect(try Set(folder.names()) == Set(committed))
        for file in committed {
            let page = try Data(contentsOf: URL(fileURLWithPath: "\(reports)/\(file)"))
            #expect(try folder.data(of: file) == page, "\(file)")
        }
    }
}
