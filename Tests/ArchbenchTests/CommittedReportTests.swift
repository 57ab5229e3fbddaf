internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("The committed report")
struct CommittedReportTests {
    @Test("The committed pages are equal to those that `archbench report --from` writes")
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

    @Test("The committed lessons are equal to those that `archbench workshop --output` writes")
    func lessons() async throws {
        let workshop = try await WrittenWorkshop.current
        #expect(workshop.outcome.status == 0)
        let reports = "\(Archbench.packageRoot)/Reports/workshop"
        let committed = try FileManager.default.contentsOfDirectory(atPath: reports)
        #expect(Set(workshop.files.keys) == Set(committed))
        for file in committed {
            let page = try Data(contentsOf: URL(fileURLWithPath: "\(reports)/\(file)"))
            #expect(workshop.files[file] == page, "\(file)")
        }
    }
}
