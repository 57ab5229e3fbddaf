internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import SwiftSource
internal import Testing

@testable internal import Rendering

@Suite("The first screen of the summary")
struct OverviewSectionTests {
    private func text(_ report: Report) -> String {
        MarkdownWriter.text(of: OverviewSection(report: report).blocks)
    }

    /// Returns lines of an implementation.
    private func lines(_ implementation: Implementation, code: Int) -> ImplementationLines {
        let lines = TotalLines([
            FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
        ])
        return ImplementationLines(
            implementation: implementation,
            roles: [],
            sources: lines,
            layoutCode: 0,
            restorationCode: 0,
            tests: lines,
            viewFreeTests: TotalLines([]),
            testDoubles: TotalLines([])
        )
    }

    /// Returns a report that has only lines.
    private func report(_ features: [(Feature, [Variant: Int])]) throws -> Report {
        var report = try Report.sampleWithoutValues()
        report.matrix = features.map { feature, code in
            MatrixRow(feature, feature.variants.filter { code[$0] != nil })
        }
        report.lines = .values(
            features.flatMap { feature, code in
                feature.implementations.compactMap { implementation in
                    code[implementation.variant].map { lines(implementation, code: $0) }
                }
            }
        )
        return report
    }

    @Test("The first screen has charts, limits and at most two numbers in a sentence of an answer")
    func firstScreen() throws {
        let report = try CheckedReport.committed.report()
        let blocks = OverviewSection(report: report).blocks
        let answers = blocks.prefix { if case .paragraph = $0 { true } else { false } }
        #expect(answers.count == 4)
        for case .paragraph(let answer) in answers {
            for sentence in answer.plain.split(separator: ". ") {
                let numbers = sentence.matches(of: /[0-9][0-9,.]*/)
                #expect(numbers.count <= 2, "\(sentence)")
            }
        }
        let charts = blocks.flatMap { block in
            if case .charts(let charts) = block { charts } else { [Chart]() }
        }
        #expect(
            charts.map(\.name) == [
                "summary-code", "summary-changes", "summary-faults", "summary-calls",
            ]
        )
        #expect(charts.allSatisfy { $0.width <= 400 })
        let text = text(report)
        #expect(text.contains("**Before you quote this**: one group of authors"))
        #expect(text.contains("59 of 126 verdicts on claims changed ([limits](method.md#limits))"))
    }

    @Test("Each row of a chart has the median and the range of its dots")
    func dots() throws {
        let table = ArchitectureTable(report: try CheckedReport.committed.report())
        for chart in OverviewCharts(table: table).charts {
            guard case .dots(let plot) = chart.drawing else {
                Issue.record("\(chart.name) has no dots")
                continue
            }
            #expect(plot.rows.map(\.label) == table.variants.map(\.title))
            for row in plot.rows {
                let sorted = row.dots.sorted()
                #expect(row.interval == sorted[0]...sorted[sorted.count - 1])
                #expect(sorted[(sorted.count - 1) / 2] <= row.median)
                #expect(row.median <= sorted[sorted.count / 2])
            }
        }
    }

    @Test("The limits name the operating system of the machine if it is known")
    func system() throws {
        var report = try Report.sample()
        func expect(_ place: String) {
            #expect(text(report).contains("They run\(place) against a headless"))
            let method = MarkdownWriter.text(of: MethodPage(report: report).blocks)
            #expect(method.contains("a headless subset of UIKit\(place). Nothing is drawn"))
        }
        expect(" on Linux")
        report.provenance.machine.clockSource = "not available"
        expect("")
        report.provenance.machine.system = "Debian GNU/Linux 12 (bookworm)"
        expect(" on Linux")
        report.provenance.machine.system = "Version 15.1 (Build 24B83)"
        expect(" on macOS")
    }

    @Test("The overview says in how many features an architecture takes the most code")
    func features() throws {
        let one = text(
            try report([(.greeting, [.mvc: 100, .mvp: 120, .mvvm: 104, .viper: 300])])
        )
        #expect(one.contains("VIPER takes the most code in this feature: 3.00 times that of MVC"))
        let two = text(
            try report([
                (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30]),
                (.digit, [.mvc: 12, .mvp: 10, .mvvm: 16, .viper: 15]),
                (.people, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 40]),
            ])
        )
        #expect(
            two.contains("VIPER takes the most code in 2 of 3 features: 3.00 times that of MVC")
        )
        #expect(two.contains("They disagree with us on"))
        #expect(!two.contains("Speed is no reason"))
        #expect(!two.contains("tested without a view"))
    }

    @Test("A feature without all four architectures is excluded from the overview")
    func incomplete() throws {
        let report = try report([
            (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14]),
            (.relay, [.direct: 5, .delegate: 6, .notification: 7]),
        ])
        #expect(!text(report).contains("the most code"))
        #expect(!text(report).contains("<picture>"))
    }

    @Test("A variant that reuses modules of others never needs the least code")
    func assembled() throws {
        let report = try report([
            (.blogFeed, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30, .mixed: 2])
        ])
        let size = FeatureSummary(
            report: report,
            feature: .blogFeed,
            findings: Findings(report)
        ).items.map(MarkdownWriter.text)
        #expect(
            size == [
                "**Code**: from 10 lines in MVC to 30 in VIPER. Mixed adds 2 lines to modules of MVP, "
                    + "VIPER and MVVM."
            ]
        )
    }

    @Test("A report without values has only the limits in its overview")
    func nothing() throws {
        let text = text(try .sampleWithoutValues())
        #expect(text.hasPrefix("**Before you quote this**"))
        #expect(!text.contains("|"))
    }

    @Test("The table of contents links to each heading of the page")
    func anchors() throws {
        #expect(
            FeaturePage.anchor(of: "With tests of the presenter, the view's need none")
                == "with-tests-of-the-presenter-the-views-need-none"
        )
        let page = try SamplePages.complete.text(of: "greeting-details.md")
        let links = page.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) }
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
            .map { FeaturePage.anchor(of: Prose(value: String($0.dropFirst(3)))) }
        #expect(!links.isEmpty)
        #expect(links == headings)
    }
}
