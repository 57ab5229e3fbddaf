internal import Claims
internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("The page about other authors")
struct OthersPageTests {
    private func page(_ report: Report) -> OthersPage { OthersPage(report: report) }

    @Test("The picture has a dot for each public app and a diamond for each feature")
    func picture() throws {
        let blocks = page(try .sample()).blocks
        let chart = try #require(
            blocks.lazy.compactMap {
                if case .charts(let charts) = $0 { charts.first } else { nil }
            }.first
        )
        guard case .dots(let plot) = chart.drawing else {
            Issue.record("It is no dot plot.")
            return
        }
        #expect(plot.rows.map(\.label) == ["MVP ÷ MVC", "MVVM ÷ MVC", "VIPER ÷ MVC", "MVVM ÷ MVP"])
        for (row, pair) in zip(plot.rows, [("MVP", "MVC"), ("MVVM", "MVC"), ("VIPER", "MVC")]) {
            let ratios = PublicRatios(pair.0, to: pair.1)
            #expect(row.dots == ratios.ratios)
            #expect(row.dots.count >= 20)
            #expect(row.median == ratios.median)
        }
        // The sample has 20, 25, 30 and 45 code lines.
        #expect(plot.rows.map(\.marked) == [[1.25], [1.5], [2.25], [1.2]])
    }

    @Test("The page says where the report agrees with other authors, and where it does not")
    func agreement() throws {
        let text = MarkdownWriter.text(of: page(try .sample()).blocks)
        #expect(text.contains("**This report**: 1.25"))
        let agreeing = text.components(separatedBy: "**The two agree**").count - 1
        let disagreeing = text.components(separatedBy: "**The two disagree**").count - 1
        #expect(agreeing + disagreeing == 4)
        #expect(disagreeing > 0)
    }

    @Test("A report without sizes has the public ratios alone")
    func withoutValues() throws {
        let text = MarkdownWriter.text(of: page(try .sampleWithoutValues()).blocks)
        #expect(text.contains("## VIPER ÷ MVC"))
        #expect(!text.contains("**This report**"))
        #expect(!text.contains("**The two"))
    }

    @Test("The table of all variants is folded, and names the commit of each")
    func folded() throws {
        let blocks = page(try .sample()).blocks
        guard case .folded(_, let rows) = blocks.last, case .table(let table) = rows.first else {
            Issue.record("The last block is not folded.")
            return
        }
        #expect(table.rows.count == PublicComparison.all.flatMap(\.variants).count)
        let text = MarkdownWriter.text(of: blocks)
        #expect(text.contains("<details>\n<summary>All counted variants</summary>\n\n| Repository"))
        #expect(text.hasSuffix("\n\n</details>"))
    }
}
