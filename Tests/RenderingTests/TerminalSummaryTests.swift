internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import Statistics
internal import Testing

@testable internal import Rendering

@Suite("The terminal summary of a report")
struct TerminalSummaryTests {
    private func lines(of report: Report, seconds: Double? = nil) -> [String] {
        TerminalSummary(report, folder: "Reports", seconds: seconds).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("The summary of one feature has a line with an interval bar per variant")
    func oneFeature() throws {
        let lines = lines(of: try .sample(), seconds: 61.7)
        #expect(lines.first?.hasPrefix("Greeting") == true)
        #expect(lines.first?.contains("Latency ÷ MVC") == true)
        for variant in Variant.architectures {
            #expect(lines.count { $0.hasPrefix(variant.title + " ") } == 1)
        }
        let mvp = try #require(lines.first { $0.hasPrefix("MVP") })
        #expect(mvp.contains("├") && mvp.contains("●") && mvp.contains("┤"))
        let mvc = try #require(lines.first { $0.hasPrefix("MVC") })
        #expect(mvc.contains("│") && !mvc.contains("●"))
        #expect(
            lines.suffix(2) == [
                "Measured in 1 min 2 s.",
                "Read Reports/index.html in a browser, or Reports/README.md.",
            ]
        )
    }

    @Test("Without latency the summary shows mutants")
    func mutants() throws {
        var report = try Report.sample()
        report.latency = .notMeasured
        let lines = lines(of: report)
        #expect(lines[0].contains("Mutants") && !lines[0].contains("Latency"))
        let score = try #require(report.mutation.value?.first?.total)
        let mvc = try #require(lines.first { $0.hasPrefix("MVC ") })
        #expect(
            mvc.split(separator: " ").suffix(3).map(String.init)
                == [score.mutants, score.killed, score.killedViewFree].map { "\($0)" }
        )
    }

    @Test("The summary of several features has a line for each")
    func severalFeatures() throws {
        var report = try Report.sample()
        report.matrix.append(MatrixRow(.blogFeed))
        let lines = lines(of: report)
        #expect(lines[0].hasPrefix("Feature"))
        #expect(lines[1].hasPrefix("Greeting"))
        #expect(lines[2].hasPrefix("blog-feed"))
        #expect(lines[3] == "")
        #expect(lines.last == "Read Reports/index.html in a browser, or Reports/README.md.")
    }

    @Test("The summary fits a terminal of 24 lines and 80 columns")
    func size() throws {
        var reports = [try Report.sample(), try .sampleWithoutValues()]
        var many = try Report.sample()
        for _ in 0..<40 { many.matrix.append(MatrixRow(.blogFeed)) }
        reports.append(many)
        for report in reports {
            let lines = lines(of: report, seconds: 5_000)
            #expect(lines.count <= TerminalSummary.height)
            #expect(lines.allSatisfy { $0.count <= TerminalSummary.width })
            #expect(!lines.joined().unicodeScalars.contains { $0.value == 0x1B })
        }
    }

    @Test("The summary lists unavailable metrics and counts claims by verdict")
    func rest() throws {
        let lines = lines(of: try .sampleWithoutValues())
        #expect(lines.contains { $0.hasPrefix("Not available here: ") })
        let claims = try #require(self.lines(of: try .sample()).first { $0.hasPrefix("Claims: ") })
        #expect(claims.contains(" supported, "))
    }

    @Test("Interval bars share one scale, which includes 1")
    func bars() throws {
        let above = RatioInterval(lower: 1.5, upper: 2, confidence: 0.95)
        let bar = try #require(IntervalBar([above], width: 11))
        #expect(bar.scale == "1.00   2.00")
        #expect(bar.baseline == "│          ")
        #expect(bar.drawing(2, above) == "│     ├───●")
    }
}
