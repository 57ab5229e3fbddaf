internal import CellSources
internal import Lines
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("What was found over all features")
struct OverviewSectionTests {
    private func text(_ report: Report) -> String {
        MarkdownWriter.text(of: OverviewSection(report: report).blocks)
    }

    /// Lines of a cell.
    private func lines(_ cell: Cell, code: Int) -> CellLines {
        let lines = TotalLines([
            FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
        ])
        return CellLines(
            cell: cell,
            roles: [],
            sources: lines,
            tests: lines,
            testDoubles: TotalLines([])
        )
    }

    /// A report of nothing but lines.
    private func report(_ features: [(Feature, [Variant: Int])]) throws -> Report {
        var report = try Report.sampleWithoutFigures()
        report.matrix = features.map { feature, code in
            MatrixRow(feature, feature.variants.filter { code[$0] != nil })
        }
        report.lines = .figures(
            features.flatMap { feature, code in
                feature.cells.compactMap { cell in code[cell.variant].map { lines(cell, code: $0) }
                }
            }
        )
        return report
    }

    @Test("With one feature its least and its most are named with what they are apart")
    func oneFeature() throws {
        let text = text(try .sample())
        #expect(
            text.contains(
                "- **Code**: least in MVC, most in VIPER, 2.25 times as much in Greeting.\n"
            )
        )
        #expect(text.contains("- **Latency** against MVC in Greeting: MVP is "))
    }

    @Test("Where features differ in it, each is named")
    func features() throws {
        let text = text(
            try report([
                (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30]),
                (.digit, [.mvc: 12, .mvp: 10, .mvvm: 14, .viper: 15]),
            ])
        )
        #expect(
            text.contains(
                "- **Code**: least in MVC in Greeting and MVP in digit, most in VIPER, "
                    + "1.50 – 3.00 times as much in the 2 features that are built in all four.\n"
            )
        )
        #expect(!text.contains("Latency"))
        #expect(!text.contains("without a view"))
    }

    @Test("A feature that lacks one of the four is in the table, and in no sentence")
    func incomplete() throws {
        let text = text(
            try report([
                (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14]),
                (.relay, [.direct: 5, .delegate: 6, .notification: 7]),
            ])
        )
        #expect(!text.contains("**Code**"))
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| **") }
            .map { $0.split(separator: "|").map { $0.filter { $0 != " " } } }
        #expect(rows.first == ["**MVC**", "10"])
        #expect(rows.last == ["**Notification**", "7"])
        #expect(text.contains("In each field: code lines."))
    }

    @Test("What is made of modules of others is marked, and no least of all")
    func assembled() throws {
        let report = try report([
            (.blogFeed, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30, .mixed: 2])
        ])
        let text = text(report)
        #expect(text.contains("2+"))
        #expect(text.contains("A + stands for modules of other variants"))
        #expect(text.contains("least in MVC"))
        let size = FeatureSummary(report: report, feature: .blogFeed).findings
            .map(MarkdownWriter.text)
        #expect(
            size == [
                "**Size**: MVC needs the least code, 10 lines; MVP 1.20 ×, MVVM 1.40 × and "
                    + "VIPER 3.00 × as much. Mixed adds 2 lines to modules of MVP, VIPER and MVVM."
            ]
        )
    }

    @Test("Without figures there is neither a sentence nor a table")
    func nothing() throws {
        #expect(text(try .sampleWithoutFigures()) == "")
    }

    @Test("A page's list of contents leads to its headings, by what readers of Markdown call them")
    func anchors() throws {
        #expect(
            FeaturePage.anchor(of: "What was decided in each variant's name")
                == "what-was-decided-in-each-variants-name"
        )
        let page = try #require(
            PageFormat.files(for: try .sample()).first { $0.name == "greeting.md" }
        )
        let links = page.text.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) }
        let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
            .map { FeaturePage.anchor(of: Prose(value: String($0.dropFirst(3)))) }
        #expect(!links.isEmpty)
        #expect(links == headings)
    }
}
