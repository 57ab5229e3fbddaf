internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Testing

@testable internal import Rendering

@Suite("The section about the memory of a screen")
struct MemorySectionTests {
    private func text(of feature: Feature) throws -> String {
        var report = try Report.sampleWithoutValues()
        report.matrix = [MatrixRow(feature)]
        let use = MemoryMeasurement.Use(objects: 5, blocks: 9, bytes: 1_200, owners: [])
        report.memory = .values(
            MemoryMeasurement(
                features: [
                    MemoryMeasurement.OfFeature(
                        feature: feature,
                        states: [MemoryMeasurement.State(title: "opened", isClosed: false)],
                        variants: feature.variants.map { _ in [use] }
                    )
                ]
            )
        )
        return MarkdownWriter.text(of: MemorySection(report: report, feature: feature).blocks)
    }

    @Test("A feature with a list says in which variants rows are objects")
    func rows() throws {
        #expect(try text(of: .people).contains("Rows are objects in MVC, MVP, MVVM and Observable"))
        #expect(try !text(of: .greeting).contains("Rows are objects"))
    }
}
