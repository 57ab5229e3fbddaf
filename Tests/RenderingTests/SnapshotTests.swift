internal import Foundation
internal import Rendering
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import TemporaryFolders
internal import Testing

@Suite("The pages of a report")
struct SnapshotTests {
    @Test(
        "Each page equals its snapshot",
        arguments: [
            "README.md", "decision.md", "greeting.md", "greeting-details.md", "claims.md",
            "studies.md", "changes.md", "design.md", "method.md", "machines.md", "summary-code.svg",
            "greeting-lines.svg",
            "greeting-references.svg", "greeting-mutants.svg",
            "greeting-latency.svg", "greeting-instructions.svg", "greeting-scaling-1.svg",
            "greeting-changes.svg", "greeting-screen.svg", "greeting-size.svg",
            "greeting-faults.svg",
            "greeting-frame.svg", "claims.svg", "changes.svg", "decision.svg", "design-viper.svg",
        ]
    )
    func pages(name: String) throws {
        try Snapshot(name: name).check(SamplePages.complete.text(of: name))
    }

    @Test("The front page of a report without values equals its snapshot")
    func withoutValues() throws {
        let page = try SamplePages.withoutValues.text(of: "README.md")
        try Snapshot(name: "README-without-values.md").check(page)
    }

    @Test("The comparison of two reports equals its snapshot")
    func comparison() throws {
        var new = try Report.sample()
        new.provenance.toolchain = "Swift 7"
        new.provenance.origins[0].hasUncommittedChanges = true
        let latency = try #require(new.latency.value)
        // Equal values, which are no longer the same measurement.
        new.latency = .values(
            LatencyMeasurement(
                settings: latency.settings,
                buildFlags: latency.buildFlags + ["-v"],
                binaryHashes: latency.binaryHashes,
                rows: latency.rows,
                scenarios: latency.scenarios,
                features: latency.features
            )
        )
        new.coverage = .notMeasured
        let comparison = ReportComparison(old: try .sample(), new: new)
        try Snapshot(name: "comparison.txt").check(ComparisonPage.markdown(for: comparison))
    }

    @Test("Pages of the same report, also when read from its file, have equal bytes")
    func sameBytes() throws {
        let report = try Report.sample()
        let folder = try TemporaryFolder(["report.json": ""])
        defer { folder.remove() }
        let file = "\(folder.path)/report.json"
        try ReportFile.data(for: report).write(to: URL(fileURLWithPath: file))
        let pages = try SamplePages.complete.files()
        let names = [
            "README.md", "decision.md", "greeting.md", "greeting-details.md", "claims.md",
            "others.md", "studies.md", "changes.md", "design.md", "method.md", "machines.md",
            "summary-code.svg", "summary-changes.svg", "summary-faults.svg", "summary-calls.svg",
            "decision.svg", "greeting-screen.svg", "greeting-size.svg", "greeting-faults.svg",
            "greeting-frame.svg", "greeting-changes.svg", "greeting-lines.svg",
            "greeting-references.svg", "greeting-mutants.svg", "greeting-latency.svg",
            "greeting-instructions.svg", "greeting-scaling-1.svg", "claims.svg", "others.svg",
            "changes.svg", "design-mvc.svg", "design-mvp.svg", "design-mvvm.svg",
            "design-viper.svg", "index.html",
        ]
        #expect(pages.map(\.name) == names)
        for other in [report, try ReportFile.read(file)] {
            let again = PageFormat.files(for: other)
            #expect(again.map { Data($0.text.utf8) } == pages.map { Data($0.text.utf8) })
            #expect(again.map(\.name) == pages.map(\.name))
        }
    }

    @Test("Checking a snapshot fails if it is missing, differs or was just recorded")
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
        // A letter in two code points is equal as a string, but the file differs.
        #expect(try checks.problem(with: "e\u{301}\n1") != nil)
    }
}
