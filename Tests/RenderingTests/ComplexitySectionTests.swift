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

    private func finding(_ report: Report) -> String? {
        FeatureSummary(report: report, feature: .greeting).findings.map(MarkdownWriter.text)
            .first { $0.hasPrefix("**Complexity**") }
    }

    @Test("The finding names the most complex function of every variant that has one")
    func ties() throws {
        #expect(
            finding(try report(4, 2, 4))
                == "**Complexity**: the most complex function has a cyclomatic complexity of 4: "
                + "`A.mvc()` in MVC and `A.mvvm()` in MVVM."
        )
    }

    @Test("The finding names no function if none has a decision point")
    func nothingDecided() throws {
        let report = try report(1, 1)
        #expect(finding(report) == "**Complexity**: no function has a decision point.")
        let section = ComplexitySection(report: report, feature: .greeting)
        #expect(!MarkdownWriter.text(of: section.blocks).contains("A.swift"))
    }

    @Test("A report without values has no finding about complexity")
    func withoutValues() throws {
        #expect(finding(try Report.sampleWithoutValues()) == nil)
    }
}
