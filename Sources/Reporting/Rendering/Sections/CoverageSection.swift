internal import Coverage
internal import Matrix
internal import Report

/// The part of a feature's page about coverage by role.
struct CoverageSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if coverage was not measured.
    var blocks: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [
            .heading(2, "Coverage by role"), .table(table),
            .paragraph(
                "Roles that contain only declarations, such as protocols, have nothing to execute and no row."
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
                variant, role, .value(Values.percent(counts.lines)),
                .value(Values.percent(counts.functions)),
                .value(Values.percent(counts.regions)),
                "\(counts.lines.covered) of \(counts.lines.count)",
            ])
        }
        for implementation in report.implementations(of: feature) {
            guard let measured = report.coverage(of: implementation) else { continue }
            let variant = implementation.variant.title
            for role in measured.roles { add("\(variant)", "\(role.role.title)", role.counts) }
            add("**\(variant)**", "**all sources**", measured.total)
        }
        return table
    }

    /// The description of the measurement, for the page of methods.
    static let method = Block.passage(
        """
        The package and its tests are built with coverage in a separate folder. The tests of each \
        implementation run in one process. `llvm-profdata` and `llvm-cov` of the same toolchain report \
        the executed lines, functions and regions. The sums over files must equal llvm-cov's totals, or \
        the run fails. Branches are excluded, because llvm-cov counts none for Swift. Percentages are \
        rounded half up; a value below 100 % is never printed as 100.0 %.

        Then the view-free tests run alone. The run fails if the initialiser that all views share was \
        executed. View-free coverage counts each line once; in the table of coverage, llvm-cov counts \
        a line of a closure twice, with the function around it.
        """
    )
}
