internal import CellSources
internal import Coverage
internal import Lines
internal import Matrix
internal import Report

/// The part of a feature's page that says what can be tested without a view, and what that takes.
struct TestabilitySection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing was measured; figures are those of the tests' own run without a view.
    var blocks: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [
            .heading(2, "Testability"), .paragraph(introduction), .table(effort),
        ]
    }

    /// The same by role, and the lines that are reached with a view alone.
    var details: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [.heading(2, "Reached without a view, by role"), .table(roles)] + onlyWithView
    }

    private var introduction: Prose {
        "The tests of each cell that make no view were run once more, alone; one view made in that "
            + "pass would have ended the report. What they execute is what can be tested without a "
            + "screen. A test double stands in for a neighbour."
    }

    private var effort: Table {
        var table = Table([
            ("Variant", .left), ("Tests", .right), ("Without a view", .right),
            ("Test code lines", .right), ("Test doubles", .right), ("Their code lines", .right),
            ("Lines reached without a view", .right), ("Share", .right),
        ])
        for cell in report.cells(of: feature) {
            guard let coverage = report.coverage(of: cell) else { continue }
            let lines = report.lines(of: cell)
            let reached = coverage.withoutView.lines
            table.add([
                "**\(cell.variant.title)**", "\(coverage.tests)", "\(coverage.withoutView.tests)",
                .figure(lines?.tests.code), .figure(lines?.testDoubles.files),
                .figure(lines?.testDoubles.code),
                "\(reached.covered) of \(reached.count)", .figure(Figures.percent(reached)),
            ])
        }
        return table
    }

    private var roles: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Lines reached without a view", .right),
            ("Share", .right),
        ])
        for cell in report.cells(of: feature) {
            for role in report.coverage(of: cell)?.withoutView.roles ?? [] {
                table.add([
                    "\(cell.variant.title)", "\(role.role.title)",
                    "\(role.lines.covered) of \(role.lines.count)",
                    .figure(Figures.percent(role.lines)),
                ])
            }
        }
        return table
    }

    /// The lines that only a view reaches, in roles of which tests without a view reach a part. Of
    /// the others it is simply all.
    private var onlyWithView: [Block] {
        let items = report.cells(of: feature).flatMap { cell in
            (report.coverage(of: cell)?.withoutView.roles ?? [])
                .filter { $0.lines.covered > 0 }
                .flatMap(\.onlyWithView)
                .map { file -> Prose in
                    let lines = file.lines.map(Wording.lines).joined(separator: ", ")
                    return "\(cell.variant.title), \(code: file.file): \(lines)"
                }
        }
        guard !items.isEmpty else { return [] }
        return [
            .paragraph(
                "Lines that only tests with a view reach, in roles that others reach in part:"
            ),
            .items(items),
        ]
    }
}
