internal import Foundation
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("A partial report")
struct PartialReportTests {
    private func partial() throws -> Report {
        var report = try Report.sample()
        report.latency = .pending
        report.mutation = .pending
        return report
    }

    @Test("Every page of a partial report begins with the metrics not measured yet")
    func note() throws {
        let pages = PageFormat.files(for: try partial()).filter { $0.name.hasSuffix(".md") }
        for page in pages {
            let parts = page.text.split(separator: "\n\n")
            #expect(
                parts[1] == """
                    **Partial report.** Not measured yet: Mutation and Latency. `archbench report` \
                    continues and adds them.
                    """,
                "\(page.name)"
            )
        }
        #expect(pages.count > 5)
    }

    @Test("A complete report has no note, and pending metrics are not called excluded")
    func complete() throws {
        for page in try SamplePages.complete.files() {
            #expect(!page.text.contains("Partial report"))
        }
        let summary = try #require(PageFormat.files(for: try partial()).first)
        #expect(!summary.text.contains("this run excluded it"))
    }
}
