internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("What pages say about measures")
struct MeasureSectionTests {
    @Test("Each kind of values has one section, and each section its kind")
    func complete() {
        let names = MeasureSection.all.map(\.measure.name)
        for kind in MeasureKind.all where names.count(where: { $0 == kind.name }) != 1 {
            Issue.record(
                """
                Add one MeasureSection(.\(kind.name), …) to `all` in \
                Sources/Reporting/Rendering/Sections/MeasureSection.swift.
                """
            )
        }
        for name in names where !MeasureKind.all.contains(where: { $0.name == name }) {
            Issue.record("Add \"\(name)\" to `all` in Sources/Reporting/Report/MeasureKind.swift.")
        }
    }

    @Test("Each has its word on the page of methods, and no feature's page has any without values")
    func withoutValues() throws {
        let report = try Report.sampleWithoutValues()
        let page = MethodPage(report: report).blocks
        for title: Prose in [
            "Behavioural equivalence", "Lines", "Complexity", "Structure", "Coverage", "Latency",
        ] {
            #expect(page.contains(.heading(2, title)))
        }
        #expect(MeasureSection.all.flatMap { $0.overview(report, .greeting) } == [])
    }
}
