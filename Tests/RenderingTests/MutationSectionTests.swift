internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("The mutation section of a page")
struct MutationSectionTests {
    private func parts(_ report: Report) -> [String] {
        let section = MutationSection(report: report, feature: .greeting)
        return (section.blocks + section.details).map { MarkdownWriter.text(of: [$0]) }
    }

    @Test(
        "Each variant has a row with both mutation scores and their ratio"
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

    @Test("Survived mutants are listed with place, operator and escaped code")
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

    @Test("A report without values has no mutation section")
    func withoutValues() throws {
        #expect(try parts(.sampleWithoutValues()) == [])
    }
}
