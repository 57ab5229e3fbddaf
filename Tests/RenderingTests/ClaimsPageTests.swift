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

    /// Returns the blocks with those that a reader unfolds in place.
    private func unfolded(_ blocks: [Block]) -> [Block] {
        blocks.flatMap { if case .folded(_, let inner) = $0 { inner } else { [$0] } }
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
        "No claim that is true by design is in the matrix or has a section of its own",
        arguments: CheckedReport.allCases
    )
    func byDesign(checked: CheckedReport) throws {
        let blocks = page(try checked.report())
        let matrix = blocks.flatMap { block in
            if case .charts(let charts) = block { charts } else { [Chart]() }
        }
        guard case .verdicts(let verdicts) = try #require(matrix.first).drawing else {
            Issue.record("the first chart is no matrix")
            return
        }
        let overview = verdicts.rows.map(\.label)
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
        let paragraphs = unfolded(page(try .sample())).compactMap { block in
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
        guard case .folded(_, let evidence) = blocks[index + 2],
            case .items(let items) = evidence[1]
        else {
            Issue.record("the claim has no list below its evidence")
            return
        }
        #expect(items.contains { $0.plain == "Value only: no threshold" })
        #expect(!items.contains { $0.plain.hasPrefix("Supported if") })
    }
}
