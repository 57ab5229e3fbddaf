internal import Claims
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("The page of claims")
struct ClaimsPageTests {
    private func page(_ report: Report) -> [Block] {
        ClaimsPage(report: report, findings: Findings(report)).blocks
    }

    /// Returns the first table with a column of this title.
    private func table(_ column: String, of blocks: [Block]) -> Table? {
        for case .table(let table) in blocks
        where table.columns.contains(where: { $0.title.plain == column }) {
            return table
        }
        return nil
    }

    @Test(
        "No claim that is true by design is in the overview or has a section of its own",
        arguments: CheckedReport.allCases
    )
    func byDesign(checked: CheckedReport) throws {
        let blocks = page(try checked.report())
        let overview = try #require(table("Evidence", of: blocks)).rows.map { $0[0].plain }
        let design = try #require(table("Made true by", of: blocks)).rows.map { $0[0].plain }
        for claim in Claim.all where claim.isByConstruction {
            #expect(!overview.contains(claim.title), "\(claim.id)")
            #expect(!blocks.contains(.heading(2, "\(claim.title)")), "\(claim.id)")
        }
        #expect(design.contains { $0.contains("the view does not depend on the model") })
    }

    @Test("Statements without a value have a table, and so have claims about missing features")
    func withoutValue() throws {
        let table = try #require(table("Reason", of: page(try .sample())))
        let statements = table.rows.map { $0[0].plain }
        #expect(statements.starts(with: UnjudgedStatement.all.map(\.statement)))
        let thin = try #require(Claim.all.first { $0.id == "scene-is-thin" })
        #expect(statements.contains(thin.wording))
    }

    @Test("The listing of an article has its ratios next to ours")
    func listing() throws {
        let paragraphs = page(try .sample()).compactMap { block in
            if case .paragraph(let text) = block { text.plain } else { nil }
        }
        let beginning =
            "Code lines in the listing of article 002, lines 39–133: 21 in MVC and 43 in MVP "
            + "(2.05 ×). In our Greeting: 20 in MVC and 25 in MVP (1.25 ×). "
        #expect(paragraphs.contains { $0.hasPrefix(beginning) })
    }

    @Test("A claim with values only names no condition for support")
    func valueOnly() throws {
        let blocks = page(try .sample())
        let title = try #require(Claim.all.first { $0.id == "setters-are-tiring" }).title
        let index = try #require(blocks.firstIndex(of: .heading(2, "\(title)")))
        guard case .items(let items) = blocks[index + 2] else { return #expect(Bool(false)) }
        #expect(items.contains { $0.plain == "Value only: no threshold" })
        #expect(!items.contains { $0.plain.hasPrefix("Supported if") })
    }
}
