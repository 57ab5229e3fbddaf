internal import Matrix
internal import Mutation
internal import Report

/// The part of a feature's page that says how many faults in a cell its tests notice.
struct MutationSection {
    let report: Report
    let feature: Feature

    /// The paragraphs; none where mutation was not measured.
    var blocks: [Block] {
        guard report.mutation.value != nil else { return [] }
        let charts = MutantsChart(report: report, feature: feature).chart.map { [Block.chart($0)] }
        return [.heading(2, "Mutation")] + (charts ?? [])
            + [.paragraph(introduction), .table(totals)]
    }

    /// The same by role, and the mutants that nothing kills.
    var details: [Block] {
        guard report.mutation.value != nil else { return [] }
        return [.heading(2, "Mutants killed, by role"), .table(roles)] + survivors
    }

    private var introduction: Prose {
        "A mutant is the cell with one fault put into it. It is killed where a test fails, crashes "
            + "or never ends. The tests that make no view were run on each, and then the others; the "
            + "ratio of the scores says how much of what all tests notice is noticed without a view. "
            + "*Stopped* are those of the killed whose tests did not end; *stillborn* are further "
            + "mutants that did not compile, and are not counted."
    }

    private var totals: Table {
        var table = Table([
            ("Variant", .left), ("Mutants", .right), ("Killed without a view", .right),
            ("Mutation score", .right), ("Killed by all tests", .right),
            ("Mutation score", .right), ("Without a view ÷ all", .right), ("Stopped", .right),
            ("Stillborn", .right),
        ])
        for (cell, mutation) in cells {
            let total = mutation.total
            table.add([
                "**\(cell.variant.title)**", "\(total.mutants)", "\(total.killedWithoutView)",
                .figure(Figures.percent(total.scoreWithoutView)), "\(total.killed)",
                .figure(Figures.percent(total.score)), .figure(total.ratio.map(Figures.ratio)),
                "\(mutation.stopped)", "\(mutation.stillborn)",
            ])
        }
        return table
    }

    private var roles: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Mutants", .right),
            ("Killed without a view", .right), ("Killed by all tests", .right),
        ])
        for (cell, mutation) in cells {
            for role in mutation.roles {
                table.add([
                    "\(cell.variant.title)", "\(role.role.title)", "\(role.score.mutants)",
                    "\(role.score.killedWithoutView)", "\(role.score.killed)",
                ])
            }
        }
        return table
    }

    /// The mutants that nothing kills.
    private var survivors: [Block] {
        let items = cells.flatMap { cell, mutation in
            mutation.survivors.map { mutant -> Prose in
                "\(cell.variant.title), \(code: "\(mutant.file):\(mutant.line)"), "
                    + "\(mutant.mutationOperator.rawValue): \(code: mutant.code)"
            }
        }
        return items.isEmpty ? [] : [.paragraph("Mutants that no test kills:"), .items(items)]
    }

    private var cells: [(cell: Cell, mutation: CellMutation)] {
        report.cells(of: feature).compactMap { cell in
            report.mutation(of: cell).map { (cell, $0) }
        }
    }

    /// How it is measured, for the page that explains figures.
    static let method = Block.passage(
        """
        Whether tests notice faults is tried by putting faults in: each makes a *mutant* of the \
        cell. \(MutationOperator.text) What can be changed is read from the tokens of the cell's \
        sources. All mutants are built at once, each behind a condition that a variable of the \
        environment chooses, so that one build does for hundreds; without that variable the cell is \
        as it was, and its tests must pass. Mutants that do not compile are taken out and not \
        counted.

        First the tests run without any mutant, and list whose places they execute: a test that \
        never comes by one cannot notice it. On each mutant those suites of the cell's tests are run \
        that make no view and come by, and where these notice nothing, so are its other tests, first \
        the scripts that come by. It is \
        *killed* by a test that fails, a crash, or a run that was *stopped* after \
        \(Figures.count(MutationMeasure.timeLimitFactor)) times what the tests take otherwise and \
        \(Figures.count(MutationMeasure.timeLimitExtra)) seconds, or, where it kept a processor busy, \
        \(Figures.count(MutationMeasure.processorTimeLimitExtra)) second. The *mutation score* is the share of \
        mutants that are killed. Mutants that differ in nothing that a person or a service could \
        notice cannot be killed; they lower both scores and leave their ratio as it is. A quick run \
        leaves mutation out.
        """
    )
}
