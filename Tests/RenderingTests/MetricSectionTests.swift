internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("The sections of metrics")
struct MetricSectionTests {
    @Test(
        "The method page explains each metric, and feature pages exclude sections without values"
    )
    func withoutValues() throws {
        let report = try Report.sampleWithoutValues()
        let page = MethodPage(report: report).blocks
        for title: Prose in [
            "Behavioural equivalence", "Lines", "Complexity", "Structure", "Coverage", "Latency",
        ] {
            #expect(page.contains(.heading(2, title)))
        }
        #expect(MetricSection.all.flatMap { $0.overview(report, .greeting) } == [])
    }
}
