internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Statistics
internal import Testing
internal import Tracing

@testable internal import Rendering

/// Each test checks the committed report and the sample. It compares the printed values before a
/// page format writes them.
@Suite("The same value on all pages")
struct OneValueTests {
    /// Returns the cells of a column by the first cell of the row, from the first table with such a
    /// column.
    ///
    /// - Parameter role: the second cell of the rows; `nil` for any.
    private func cells(
        _ column: String,
        of blocks: [Block],
        role: String? = nil
    ) -> [String: String] {
        for case .table(let table) in blocks {
            guard let index = table.columns.firstIndex(where: { $0.title.plain == column }) else {
                continue
            }
            let rows = table.rows.filter { role == nil || $0[1].plain == role }
            return Dictionary(rows.map { ($0[0].plain, $0[index].plain) }) { first, _ in first }
        }
        return [:]
    }

    private func expectEqual(
        _ cells: [String: String],
        _ others: [String: String],
        _ place: String
    ) {
        #expect(!cells.isEmpty)
        for (variant, value) in others { #expect(cells[variant] == value, "\(place), \(variant)") }
    }

    @Test(
        "Code lines are equal in the summaries, the details and the claims",
        arguments: CheckedReport.allCases
    )
    func codeLines(checked: CheckedReport) throws {
        let report = try checked.report()
        for feature in report.features {
            let summary = cells(
                "Code lines",
                of: FeatureTables(report: report, feature: feature).tables
            )
            let details = LinesSection(report: report, feature: feature).blocks
            expectEqual(summary, cells("Code", of: details, role: "all sources"), "\(feature)")
            let claimed = report.implementations(of: feature).map { implementation in
                let value = Quantity.codeLines.value(of: implementation, in: report)
                return (implementation.variant.title, value.map { Quantity.codeLines.text(of: $0) })
            }
            for (variant, value) in claimed { #expect(summary[variant] == value, "\(feature)") }
        }
    }

    @Test(
        "View-free coverage is equal in the tables of a feature",
        arguments: CheckedReport.allCases
    )
    func coverage(checked: CheckedReport) throws {
        let report = try checked.report()
        for feature in report.features {
            let name = "View-free coverage"
            let summary = cells(name, of: FeatureTables(report: report, feature: feature).tables)
            let section = TestabilitySection(report: report, feature: feature).blocks
            expectEqual(summary, cells(name, of: section), "\(feature)")
        }
    }

    @Test(
        "The sentences about size and tests name the extremes of the table",
        arguments: CheckedReport.allCases
    )
    func extremes(checked: CheckedReport) throws {
        let report = try checked.report()
        let findings = Findings(report)
        for feature in report.features {
            let sentences = FeatureSummary(report: report, feature: feature, findings: findings)
                .items.map(\.plain)
            let codeLines = cells(
                "Code lines",
                of: FeatureTables(report: report, feature: feature).tables
            )
            let whole = report.implementations(of: feature).filter(\.taken.isEmpty)
                .compactMap { Int(codeLines[$0.variant.title] ?? "") }
            if let least = whole.min(), let most = whole.max() {
                let sentence = try #require(sentences.first { $0.hasPrefix("Code") })
                let match = try #require(
                    sentence.firstMatch(
                        of: /from ([0-9,]+) lines in ([A-Za-z]+) to ([0-9,]+) in ([A-Za-z]+)/
                    )
                ).output
                #expect([match.1, match.3] == [least, most].map { Values.grouped($0)[...] })
                #expect(codeLines[String(match.2)] == "\(least)", "\(feature)")
                #expect(codeLines[String(match.4)] == "\(most)", "\(feature)")
            }
            let section = TestabilitySection(report: report, feature: feature).blocks
            let shares = cells("Logic faults found without a view", of: section)
                .compactMapValues { Double($0.dropLast(2)) }
            if let sentence = sentences.first(where: { $0.hasPrefix("Testability") }) {
                // All variants may be alike.
                guard shares.values.max() != shares.values.min() else { continue }
                let match = try #require(
                    sentence.firstMatch(
                        of: /find ([0-9]+) % of .* logic in (.+), and ([0-9]+) % in (.+?)\. Of all/
                    )
                ).output
                for (titles, share) in [
                    (match.2, shares.values.max()), (match.4, shares.values.min()),
                ] {
                    let expected = shares.filter { $0.value == share }.map(\.key).sorted()
                    let printed = titles.replacing(" and ", with: ", ").split(separator: ", ")
                    #expect(printed.map(String.init).sorted() == expected, "\(feature)")
                }
                for (text, share) in [
                    (match.1, shares.values.max()), (match.3, shares.values.min()),
                ] {
                    let printed = try #require(Double(text))
                    #expect(abs(printed - (share ?? -9)) <= 1, "\(feature)")
                }
            }
        }
    }

    @Test(
        "The marks of the matrix of claims add up to the number of first verdicts",
        arguments: CheckedReport.allCases
    )
    func matrix(checked: CheckedReport) throws {
        let report = try checked.report()
        let findings = Findings(report)
        let charts = ClaimsPage(report: report, findings: findings).blocks.flatMap { block in
            if case .charts(let charts) = block { charts } else { [Chart]() }
        }
        guard case .verdicts(let matrix) = try #require(charts.first).drawing else {
            Issue.record("the first chart is no matrix")
            return
        }
        let judged = Claim.testable.filter { !findings[$0].isEmpty }
        #expect(matrix.rows.map(\.label) == judged.map(\.title))
        for (row, claim) in zip(matrix.rows, judged) {
            let features = findings[claim].map(\.feature).distinct
            #expect(row.marks.compactMap(\.self).count == features.count, "\(claim.id)")
            let all = findings[claim].filter { $0.reading == findings[claim][0].reading }
            if all.allSatisfy({ $0.verdict == .supported }), all.count == features.count {
                #expect(Set(row.marks.compactMap(\.self)) == [.yes], "\(claim.id)")
            }
        }
    }

    @Test(
        "The overview of claims counts the features of each verdict",
        arguments: CheckedReport.allCases
    )
    func overview(checked: CheckedReport) throws {
        let report = try checked.report()
        let page = ClaimsPage(report: report, findings: Findings(report))
        for claim in Claim.all {
            for reading in claim.comparison.readings {
                let findings = page.findings[claim].filter { $0.reading == reading.name }
                let clauses = page.summary(of: findings, on: claim).plain.split(separator: "; ")
                let features = Dictionary(grouping: findings, by: \.verdict)
                #expect(clauses.count == features.count, "\(claim.id)")
                for (verdict, found) in features {
                    let name = claim.text(of: verdict)
                    let titles = Wording.list(found.map { report.title(of: $0.feature) })
                    let count = found.count
                    let isAll = count == findings.count
                    let possible =
                        isAll
                        ? [
                            "\(name) (\(titles))", "\(name) in all \(count)",
                            "\(name) in any of \(count)",
                        ]
                        : ["\(name) in \(titles)", "\(name) in \(count) of \(findings.count)"]
                    #expect(clauses.contains { possible.contains(String($0)) }, "\(claim.id)")
                }
            }
        }
    }

    @Test(
        "A printed interval has two different ends, on the side of 1 of its verdict",
        arguments: CheckedReport.allCases
    )
    func intervals(checked: CheckedReport) throws {
        let latency = try #require(try checked.report().latency.value)
        let judgements =
            latency.scenarios.map(\.judgement) + latency.features.map(\.judgement.overall)
        for comparison in judgements.flatMap(\.estimate.comparisons) {
            let text = Values.interval(comparison.interval)
            let ends = text.split(separator: " – ").compactMap { Double($0) }
            // The sample has values without noise.
            guard ends.count == 2 else {
                #expect(comparison.interval.upper - comparison.interval.lower < 1e-5)
                continue
            }
            #expect(ends[0] < ends[1])
            switch comparison.verdict {
            case .faster: #expect(ends[1] < 1, "\(text)")
            case .slower: #expect(ends[0] > 1, "\(text)")
            case .equivalent, .inconclusive: break
            }
        }
    }

    @Test(
        "The role interactions of a scenario add up to their total",
        arguments: CheckedReport.allCases
    )
    func interactions(checked: CheckedReport) throws {
        for scenario in try #require(try checked.report().trace.value?.scenarios) {
            let counted = scenario.variants.map { RoleCrossings($0.interactions.flatMap(\.calls)) }
            let pairs = RoleCrossings.Pair.all(in: counted)
            for crossings in counted {
                let sum = pairs.reduce(0) { $0 + crossings.count(of: $1) }
                #expect(sum == crossings.total, "\(scenario.feature) \(scenario.scenario)")
            }
        }
    }
}
