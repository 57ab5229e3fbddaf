internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("What a page says about mutation")
struct MutationSectionTests {
    private func parts(_ report: Report) -> [String] {
        let section = MutationSection(report: report, feature: .greeting)
        return (section.blocks + section.details).map { MarkdownWriter.text(of: [$0]) }
    }

    @Test(
        "Each variant has a row with both scores and their ratio, if there is one"
    )
    func totals() throws {
        let table = try #require(try parts(.sample()).first { $0.contains("Mutation score |") })
        let rows = table.split(separator: "\n").dropFirst(2).map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(
            rows == [
                ["**MVC**", "4", "1", "25.0 %", "4", "100.0 %", "0.250"],
                ["**MVP**", "4", "3", "75.0 %", "3", "75.0 %", "1.000"],
                ["**MVVM**", "1", "0", "0.0 %", "0", "0.0 %", "–"],
                ["**VIPER**", "5", "2", "40.0 %", "3", "60.0 %", "0.667"],
            ]
        )
    }

    @Test("Survivors are listed with place, operator and code, which is no markup")
    func survivors() throws {
        let list = try #require(try parts(.sample()).last)
        #expect(list.split(separator: "\n").count == 4)
        #expect(
            list.contains(
                "- VIPER, `a_b<Interactor>|.swift:13`, condition negated: `a || <b>`"
            )
        )
        #expect(
            list.contains(
                #"- MVP, `a_b<Presenter>|.swift:12`, statement deleted: text = "\`\*\|\*\`""#
            )
        )
    }

    @Test("Without values there is no section")
    func withoutValues() throws {
        #expect(try parts(.sampleWithoutValues()) == [])
    }
}
