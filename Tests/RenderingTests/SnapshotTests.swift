internal import Foundation
internal import Rendering
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("The pages of a report")
struct SnapshotTests {
    private func page(_ name: String, of report: Report) throws -> String {
        try #require(PageFormat.files(for: report).first { $0.name == name }?.text)
    }

    @Test(
        "Each page is as it was looked at",
        arguments: [
            "README.md", "decision.md", "greeting.md", "greeting-details.md", "claims.md",
            "studies.md", "changes.md", "method.md", "machines.md", "coverage.svg",
            "greeting-lines.svg",
            "greeting-references.svg", "greeting-mutants.svg",
            "greeting-latency.svg", "greeting-instructions.svg", "greeting-scaling-1.svg",
            "greeting-changes.svg",
        ]
    )
    func pages(name: String) throws {
        try Snapshot(name: name).check(page(name, of: .sample()))
    }

    @Test("Without values the front page says which are missing, and why")
    func withoutValues() throws {
        let page = try page("README.md", of: .sampleWithoutValues())
        try Snapshot(name: "README-without-values.md").check(page)
    }

    @Test("Two reports side by side are as they were looked at")
    func comparison() throws {
        var new = try Report.sample()
        new.provenance.toolchain = "Swift 7"
        new.provenance.origins[0].hasUncommittedChanges = true
        let comparison = ReportComparison(old: try .sample(), new: new)
        try Snapshot(name: "comparison.txt").check(ComparisonPage.markdown(for: comparison))
    }

    @Test("The same report gives the same bytes, and so does one that was read from its file")
    func sameBytes() throws {
        let report = try Report.sample()
        let folder = try TemporaryFolder(["report.json": ""])
        defer { folder.remove() }
        let file = "\(folder.path)/report.json"
        try ReportFile.data(for: report).write(to: URL(fileURLWithPath: file))
        let pages = PageFormat.files(for: report)
        let names = [
            "README.md", "decision.md", "greeting.md", "greeting-details.md", "claims.md",
            "studies.md", "changes.md", "method.md", "machines.md", "coverage.svg",
            "decision.svg", "greeting-lines.svg", "greeting-references.svg",
            "greeting-mutants.svg", "greeting-latency.svg",
            "greeting-instructions.svg", "greeting-changes.svg", "greeting-scaling-1.svg",
            "index.html",
        ]
        #expect(pages.map(\.name) == names)
        for other in [report, try ReportFile.read(file)] {
            let again = PageFormat.files(for: other)
            #expect(again.map { Data($0.text.utf8) } == pages.map { Data($0.text.utf8) })
            #expect(again.map(\.name) == pages.map(\.name))
        }
    }

    @Test("Recording a page writes it and fails; so does a page that is not there or differs")
    func recording() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let checks = Snapshot(name: "a.md", folder: folder.path, records: false)
        let records = Snapshot(name: "a.md", folder: folder.path, records: true)
        #expect(try checks.problem(with: "é\n1")?.hasPrefix("There is no a.md.") == true)
        #expect(try folder.names() == [])
        #expect(try records.problem(with: "é\n1")?.hasPrefix("a.md was recorded;") == true)
        #expect(try checks.problem(with: "é\n1") == nil)
        let other = try checks.problem(with: "é\n2")
        #expect(other?.hasPrefix("a.md differs in line 2:\nkept   1\nfound  2\n") == true)
        // The same letter in two parts is equal as a string, but it is another file.
        #expect(try checks.problem(with: "e\u{301}\n1") != nil)
    }
}
