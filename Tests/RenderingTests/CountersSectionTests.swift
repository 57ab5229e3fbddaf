internal import Matrix
internal import Report
internal import ReportSamples
internal import Scenarios
internal import Testing

@testable internal import Rendering

@Suite("The counters section of a page")
struct CountersSectionTests {
    private func report(of feature: Feature, _ counts: [ScenarioCount]) throws -> Report {
        var report = try Report.sampleWithoutValues()
        report.matrix = [MatrixRow(feature)]
        report.equivalence = .values([
            EquivalenceRecord(
                feature: feature,
                namedScenarios: 1,
                randomScenarios: 0,
                events: 1,
                seed: 1,
                seesLivingObjects: true,
                counts: counts
            )
        ])
        return report
    }

    @Test("The table has a value per scenario and variant, and a note on Massive")
    func table() throws {
        let report = try report(
            of: .comments,
            [
                ScenarioCount(
                    scenario: "width",
                    counter: "heights",
                    values: [5, 6, 7, 8, 9, 10, 11, 12]
                )
            ]
        )
        let text = MarkdownWriter.text(
            of: CountersSection(report: report, feature: .comments).blocks
        )
        #expect(text.contains("`heights`: how often line counts were computed since opening."))
        #expect(text.contains("The counters of Massive differ by design"))
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").map { $0.filter { $0 != " " } }
        }
        #expect(
            rows.first == [
                "Scenario", "Counter", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable",
                "MVCModel", "Massive",
            ]
        )
        #expect(rows.last == ["`width`", "`heights`", "5", "6", "7", "8", "9", "10", "11", "12"])
        let played = MarkdownWriter.text(
            of: PlayedSection(report: report, feature: .comments).blocks
        )
        #expect(played.contains("The counters of Massive differ by design"))
    }

    @Test("A feature without counters has no section and no note")
    func none() throws {
        let report = try report(of: .blogFeed, [])
        let section = CountersSection(report: report, feature: .blogFeed)
        #expect(section.blocks == [])
        #expect(section.exception == nil)
    }
}
