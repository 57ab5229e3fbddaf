internal import Rendering
internal import Report
internal import ReportSamples
internal import Testing

@Suite("The table of instructions by layers")
struct LayerTableTests {
    private func rows(of report: Report) throws -> [[String]] {
        let page = try #require(
            PageFormat.files(for: report).first { $0.name == "claims.md" }
        )
        let lines = page.text.split(separator: "\n").drop {
            !$0.hasPrefix("| Instructions of a tap ")
        }
        return lines.prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        }
    }

    @Test("A row has counts, the slope with its interval, and the added share")
    func table() throws {
        let rows = try rows(
            of: .layersSample([[1_000, 1_030, 1_060], [1_000, 1_010.5, 1_029]])
        )
        #expect(
            rows[0] == [
                "Instructions of a tap", "0 layers", "1 layer", "2 layers",
                "Slope per layer (95 % confidence interval)", "Added by 2 layers",
            ]
        )
        #expect(rows[2] == ["Protocol", "1000", "1030", "1060", "30.0 (30.0 to 30.0)", "6.0 %"])
        #expect(rows[3][1...3] == ["1000", "1010.5", "1029"])
        #expect(rows[3][5] == "2.9 %")
    }

    @Test("A report without instruction counts has no layer table")
    func missing() throws {
        var report = try Report.layersSample([[1_000, 1_030, 1_060], [1_000, 1_010, 1_020]])
        report.instructions = .notMeasured
        #expect(try rows(of: report).isEmpty)
    }
}
