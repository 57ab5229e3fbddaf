internal import Coverage
internal import Matrix
internal import Report

/// The part of a feature's page that says what the tests of each cell execute.
struct CoverageSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing was measured.
    var blocks: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [
            .heading(2, "Coverage by role"), .table(table),
            .paragraph(
                "Roles that hold only declarations, as protocols do, have nothing to execute and no row."
            ),
        ]
    }

    private var table: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Lines", .right), ("Functions", .right),
            ("Regions", .right), ("Lines covered", .right),
        ])
        func add(_ variant: Prose, _ role: Prose, _ counts: CoverageCounts) {
            table.add([
                variant, role, .figure(Figures.percent(counts.lines)),
                .figure(Figures.percent(counts.functions)),
                .figure(Figures.percent(counts.regions)),
                "\(counts.lines.covered) of \(counts.lines.count)",
            ])
        }
        for cell in report.cells(of: feature) {
            guard let measured = report.coverage(of: cell) else { continue }
            let variant = cell.variant.title
            for role in measured.roles { add("\(variant)", "\(role.role.title)", role.counts) }
            add("**\(variant)**", "**all sources**", measured.total)
        }
        return table
    }

    /// How the figures are made, for the page of methods.
    static let method = Block.passage(
        """
        The package and its tests are built with coverage in a folder of their own. The tests of \
        each cell run in a process of their own; `llvm-profdata` and `llvm-cov` of the same \
        toolchain say which lines, functions and regions of that cell they executed. The sums over \
        files must equal llvm-cov's totals, or the run fails. Branches are left out: for Swift \
        llvm-cov counts none. Percentages are truncated, so that 100 % means all.

        Then the tests that make no view run once more, alone. That none was made is read from the \
        same evidence: the initialiser that all views share was executed 0 times, or the run fails. Here each line \
        counts once; in the table of coverage llvm-cov counts a line of a closure also with the \
        function around it.
        """
    )
}
