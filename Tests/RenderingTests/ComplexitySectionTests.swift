internal import Matrix
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import Testing

@testable internal import Rendering

@Suite("The complexity section of a page")
struct ComplexitySectionTests {
    /// Returns a report of implementations with one function each. `complexities` are in the order
    /// of the variants.
    private func report(_ complexities: Int...) throws -> Report {
        var report = try Report.sample()
        report.matrix = [
            MatrixRow(.greeting, Array(Feature.greeting.variants.prefix(complexities.count)))
        ]
        report.latency = .notMeasured
        report.complexity = .values(
            zip(report.variants(of: .greeting), complexities).map { variant, complexity in
                let peak = ComplexityValues.Peak(
                    value: complexity,
                    function: "A.\(variant)()",
                    file: "Sources/B/A.swift",
                    line: 3
                )
                let values = ComplexityValues(
                    functions: 1,
                    complexity: complexity,
                    mostComplex: peak,
                    deepest: nil
                )
                return ImplementationComplexity(
                    implementation: Implementation(feature: .greeting, variant: variant),
                    roles: [.init(role: .view, values: values)],
                    total: values
                )
            }
        )
        return report
    }

    @Test("The section names no function if none has a decision point")
    func nothingDecided() throws {
        let section = ComplexitySection(report: try report(1, 1), feature: .greeting)
        #expect(!MarkdownWriter.text(of: section.blocks).contains("A.swift"))
    }

    @Test("The section names the most complex function of each variant")
    func peaks() throws {
        let section = ComplexitySection(report: try report(4, 2), feature: .greeting)
        let text = MarkdownWriter.text(of: section.blocks)
        #expect(text.contains("`A.mvc()`"))
        #expect(text.contains("`A.mvp()`"))
    }
}
