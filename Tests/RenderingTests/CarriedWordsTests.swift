internal import Matrix
internal import Rendering
internal import Report
internal import ReportSamples
internal import Testing

@Suite("Text and origins stored in a report")
struct CarriedWordsTests {
    private func pages(of report: Report) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: PageFormat.files(for: report).map { ($0.name, $0.text) }
        )
    }

    @Test("Pages print the titles and scenarios stored in the report")
    func descriptions() throws {
        var report = try Report.sample()
        report.descriptions = [
            FeatureDescription(
                feature: .greeting,
                title: "Welcome <b>|</b>",
                scenarios: [.init(name: "waves", summary: "A hand is waved.")]
            )
        ]
        let pages = pages(of: report)
        #expect(pages["greeting.md"]?.hasPrefix("# Welcome \\<b\\>\\|\\</b\\>\n") == true)
        #expect(pages["greeting-details.md"]?.contains("\n- `waves`: A hand is waved.\n") == true)
        #expect(
            pages["README.md"]?.contains("[Welcome \\<b\\>\\|\\</b\\>](greeting.md)") == true
        )
        #expect(pages["claims.md"]?.contains("| Welcome \\<b\\>\\|\\</b\\> |") == true)
        for page in pages.values {
            #expect(!page.contains("`greets`"))
            #expect(!page.contains("Greeting:"))
        }
    }

    @Test("A value of an earlier run keeps that run's date and commit")
    func origins() throws {
        var report = try Report.sample()
        let index = try #require(
            report.provenance.origins.firstIndex { $0.metric == .latency }
        )
        report.provenance.origins[index].commit = "feedfacefeedfacefeedfacefeedfacefeedface"
        report.provenance.origins[index].date = "2025-12-31T23:59:59Z"
        report.provenance.origins[index].hasUncommittedChanges = true
        report.provenance.origins[index].loadBefore = Load(average: 7.5, stealTicks: 10)
        report.provenance.origins[index].loadAfter = Load(average: 8.5, stealTicks: 134)
        let pages = pages(of: report)
        let rows = pages["method.md"]?.split(separator: "\n").filter { $0.hasPrefix("| Latency ") }
        let implementations = rows?.last?.split(separator: "|").map { $0.filter { $0 != " " } }
        #expect(
            implementations == [
                "Latency", "2025-12-31T23:59:59Z", "feedfacefeedfacefeedfacefeedfacefeedface",
                "yes", "7.50", "8.50", "1.24s",
            ]
        )
        #expect(
            pages["README.md"]?.contains(
                "\nMeasured on 2025-12-31, 2026-02-28 and 2026-03-01 from commit 0123456789ab, "
                    + "commit feedfacefeed with changes and an unknown commit on 2 cores of "
            ) == true
        )
    }
}
