internal import CellSources
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("What a page says about complexity")
struct ComplexitySectionTests {
    /// A report of cells whose only function has a complexity, in the order of the variants.
    private func report(_ complexities: Int...) throws -> Report {
        var report = try Report.sample()
        report.matrix = [
            MatrixRow(.greeting, Array(Feature.greeting.variants.prefix(complexities.count)))
        ]
        report.complexity = .figures(
            zip(report.variants(of: .greeting), complexities).map { variant, complexity in
                let peak = ComplexityFigures.Peak(
                    value: complexity,
                    function: "A.\(variant)()",
                    file: "Sources/B/A.swift",
                    line: 3
                )
                let figures = ComplexityFigures(
                    functions: 1,
                    complexity: complexity,
                    mostComplex: peak,
                    deepest: nil
                )
                return CellComplexity(
                    cell: Cell(feature: .greeting, variant: variant),
                    roles: [.init(role: .view, figures: figures)],
                    total: figures
                )
            }
        )
        return report
    }

    @Test("The finding names the largest function of every variant that has one as large")
    func ties() throws {
        let section = ComplexitySection(report: try report(4, 2, 4), feature: .greeting)
        #expect(
            section.finding.map(MarkdownWriter.text)
                == "**Complexity** of a function, mean: MVC 4.00, MVP 2.00 and MVVM 4.00. "
                + "The largest is 4: `A.mvc()` in MVC and `A.mvvm()` in MVVM."
        )
    }

    @Test("Where nothing is decided, no function stands out")
    func nothingDecided() throws {
        let section = ComplexitySection(report: try report(1, 1), feature: .greeting)
        #expect(section.finding?.plain.hasSuffix("No function decides anything.") == true)
        #expect(!MarkdownWriter.text(of: section.blocks).contains("A.swift"))
    }

    @Test("Without figures nothing is found")
    func withoutFigures() throws {
        let report = try Report.sampleWithoutFigures()
        #expect(ComplexitySection(report: report, feature: .greeting).finding == nil)
    }
}
